import type { BlogPosting } from 'schema-dts';
import type { PageMetadata } from '../page-metadata';
import { person, posting } from './article-nodes';
import { type ImageFile, imageFile } from './image-object';
import { businessId } from './node-ids';
import type { Article, Source, Vet } from '@/content/blog/article';

type ShownArticle = Article & {
  readonly tags: readonly string[];
  readonly sources: readonly Source[];
  readonly reviewer?:
    { readonly name: string; readonly slug: string; readonly title: string } | undefined;
  readonly vet?: Vet | undefined;
  readonly file: ImageFile;
};

/** Google requires nothing; headline, image, dates with a zone and author help. */
export function blogPosting(meta: PageMetadata, article: ShownArticle): BlogPosting {
  const { author, category, file, reviewer, sources, tags, vet } = article;
  const reviewedBy = [
    ...(reviewer ? [{ ...person(reviewer), jobTitle: reviewer.title }] : []),
    ...(vet ? [veterinarian(vet)] : []),
  ];
  return {
    ...posting(article),
    author: { ...person(author), jobTitle: author.title },
    description: meta.description,
    image: imageFile(file),
    // A page can be reviewed, a posting cannot.
    mainEntityOfPage:
      reviewedBy.length > 0
        ? { '@type': 'WebPage', '@id': meta.canonical, url: meta.canonical, reviewedBy }
        : meta.canonical,
    publisher: { '@id': businessId },
    articleSection: category,
    keywords: tags,
    citation: sources.map(({ title, publisher, url }) => `${title}, ${publisher}, ${url}`),
    inLanguage: 'en-US',
  };
}

function veterinarian({ name, practice }: Vet) {
  const affiliation = { '@type': 'Organization', name: practice } as const;
  return { '@type': 'Person', name, jobTitle: 'Veterinarian', affiliation } as const;
}
