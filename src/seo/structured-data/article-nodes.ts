import type { BlogPosting } from 'schema-dts';
import { momentInDenver } from '../moment-in-denver';
import { absoluteUrl, personId } from './node-ids';
import type { Article } from '@/content/blog/article';
import { paths } from '@/site/paths';

export function posting({
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

export function person({ name, slug }: { readonly name: string; readonly slug: string }) {
  return { '@type': 'Person', '@id': personId(slug), name, url: personId(slug) } as const;
}
