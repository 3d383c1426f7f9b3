import type { APIRequestContext } from 'playwright/test';

/** The paths of all pages that may be listed, from the sitemap as it is served. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path);
}
