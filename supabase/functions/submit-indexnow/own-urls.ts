import type { ErrorCode } from './error-codes.ts';

type OwnUrls = { readonly urls: readonly string[] } | { readonly error: ErrorCode };

/** The page sends batches of this size (specification, section 7); IndexNow would take 10,000. */
const mostUrls = 100;
const longestUrl = 2048;

/**
 * Takes the `{ urls }` of a request and gives each URL once, in its normal form and without a hash;
 * or the first reason to refuse them all. Only URLs of `origin` pass: anyone can call the function.
 */
export function ownUrls(body: unknown, origin: string): OwnUrls {
  const given = listedUrls(body);
  if (given.length === 0) return { error: 'urls_required' };
  if (given.length > mostUrls) return { error: 'too_many_urls' };

  const urls = new Set<string>();
  for (const item of given) {
    const url = parseUrl(item);
    if (!url) return { error: 'invalid_url' };
    if (!isOwn(url, new URL(origin))) return { error: 'foreign_url' };
    url.hash = '';
    urls.add(url.href);
  }
  return { urls: [...urls] };
}

function listedUrls(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null || !('urls' in body)) return [];
  return Array.isArray(body.urls) ? body.urls : [];
}

function parseUrl(item: unknown): URL | undefined {
  if (typeof item !== 'string' || item.length > longestUrl || !URL.canParse(item)) return undefined;
  return new URL(item);
}

/** Scheme and host are compared themselves: `blob:https://site/…` has the site's origin too. */
function isOwn(url: URL, site: URL): boolean {
  const hasCredentials = url.username !== '' || url.password !== '';
  return url.protocol === site.protocol && url.host === site.host && !hasCredentials;
}
