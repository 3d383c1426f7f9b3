import { jsonFields } from '../_shared/http/read-text.ts';

type OwnUrls = { readonly urls: readonly string[] } | { readonly error: string };

/** Batch size of the page; IndexNow would accept 10,000. */
const maxUrls = 100;
const maxUrlLength = 2048;

/** Normalized, unique, without hashes. Refuses URLs of other origins, because anyone can call. */
export function ownUrls(text: string, origin: string): OwnUrls {
  const { urls: given } = jsonFields(text);
  if (!Array.isArray(given) || given.length === 0) return { error: 'urls_required' };
  if (given.length > maxUrls) return { error: 'too_many_urls' };

  const urls = new Set<string>();
  for (const item of given) {
    if (typeof item !== 'string' || item.length > maxUrlLength || !URL.canParse(item)) {
      return { error: 'invalid_url' };
    }
    const url = new URL(item);
    if (!isOwn(url, new URL(origin))) return { error: 'foreign_url' };
    url.hash = '';
    urls.add(url.href);
  }
  return { urls: [...urls] };
}

/** Not `url.origin`: `blob:https://site/…` has the site's origin too. */
function isOwn(url: URL, site: URL): boolean {
  const hasCredentials = url.username !== '' || url.password !== '';
  return url.protocol === site.protocol && url.host === site.host && !hasCredentials;
}
