import type { Blog, BlogPosting, Person } from 'schema-dts';
import type { Article } from '@/content/blog/article';
import { business } from '@/content/business';
import { paths } from '@/site/paths';
import { momentInDenver } from '../moment-in-denver';
import type { PageMeta } from '../page-meta';
import type { ShownContent } from '../shown-content';
import { imageFile } from './image-object';
import { absoluteUrl, businessId, personId } from './node-ids';

/** An article. Google requires nothing; headline, image, dates with a zone and author help. */
export function blogPosting(
  meta: PageMeta,
  article: NonNullable<ShownContent['article']>,
): BlogPosting {
  const { author, category, file, reviewer, sources, tags } = article;
  return {
    ...posting(article),
    author: { ...person(author), jobTitle: author.role },
    description: meta.description,
    image: imageFile(file),
    // A page can be reviewed, a posting cannot.
    mainEntityOfPage: reviewer
      ? {
          '@type': 'WebPage',
          '@id': meta.canonical,
          url: meta.canonical,
          reviewedBy: { ...person(reviewer), jobTitle: reviewer.title },
        }
      : meta.canonical,
    publisher: { '@id': businessId },
    articleSection: category,
    keywords: tags,
    citation: sources.map(({ title, publisher, url }) => `${title}, ${publisher}, ${url}`),
    inLanguage: 'en-US',
  };
}

/** The list of articles, in the order of the page. */
export function blog({ canonical, description }: PageMeta, articles: readonly Article[]): Blog {
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

/** Who wrote the articles of a list, which names them: each once, however many they wrote. */
export function writers(articles: readonly Article[]): readonly Person[] {
  const authors = new Map(articles.map(({ author }) => [author.slug, author]));
  return [...authors.values()].map(person);
}

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
