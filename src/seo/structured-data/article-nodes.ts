import type { Blog, BlogPosting, Person } from 'schema-dts';
import type { MetaTag, PageMetadata } from '../page-metadata';
import { absoluteUrl, businessId, personId } from './business-node';
import { type ImageFile, imageFile } from './image-object';
import type { Article, Source, Vet } from '@/content/blog/article';
import { business } from '@/content/business';
import { paths } from '@/site/paths';
import { denverMoment } from '@shared/time/denver-time';

function posting({
  author,
  modifiedDate,
  publishedDate,
  slug,
  title,
}: Article): Exclude<BlogPosting, string> {
  const url = absoluteUrl(paths.article(slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    url,
    datePublished: momentInDenver(publishedDate),
    dateModified: momentInDenver(modifiedDate),
    author: { '@id': personId(author.slug) },
  };
}

function person({ name, slug }: { readonly name: string; readonly slug: string }) {
  return { '@type': 'Person', '@id': personId(slug), name, url: personId(slug) } as const;
}

/** The start of `2024-03-15` is `2024-03-15T00:00:00-06:00`. */
export function momentInDenver(day: string): string {
  return `${day}T00:00:00-0${denverMoment(day, '00:00').getUTCHours()}:00`;
}

export function blog({ canonical, description }: PageMetadata, articles: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    '@id': `${canonical}#blog`,
    name: `${business.shortName} blog`,
    description,
    url: canonical,
    publisher: { '@id': businessId },
    blogPost: articles.map(posting),
  };
}

export function writers(articles: readonly Article[]): readonly Person[] {
  const authors = new Map(articles.map(({ author }) => [author.slug, author]));
  return [...authors.values()].map(person);
}

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

/** Open Graph tags that only articles have (ogp.me). */
export function articleTags(
  { author, category, modifiedDate, publishedDate }: Article,
  tags: readonly string[],
): readonly MetaTag[] {
  return [
    { name: 'author', content: author.name },
    { property: 'article:author', content: author.name },
    { property: 'article:published_time', content: momentInDenver(publishedDate) },
    { property: 'article:modified_time', content: momentInDenver(modifiedDate) },
    { property: 'article:section', content: category },
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}
