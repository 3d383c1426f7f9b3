import type { BlogPosting } from 'schema-dts';
import { absoluteUrl, personId } from './business-node';
import type { Article } from '@/content/blog/article';
import { paths } from '@/site/paths';
import { denverMoment } from '@shared/time/denver-time';

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

/** The start of `2024-03-15` is `2024-03-15T00:00:00-06:00`. */
export function momentInDenver(day: string): string {
  return `${day}T00:00:00-0${denverMoment(day, '00:00').getUTCHours()}:00`;
}
