import type { SitePage } from './site-pages';

/** sitemaps.org, version 0.9. */
export function sitemapXml(pages: readonly SitePage[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => entry(page, origin)),
    '</urlset>',
    '',
  ].join('\n');
}

function entry({ path, priority, changeFrequency, lastModified }: SitePage, origin: string) {
  return [
    '  <url>',
    `    <loc>${escapeXml(new URL(path, origin).href)}</loc>`,
    `    <lastmod>${lastModified}</lastmod>`,
    `    <changefreq>${changeFrequency}</changefreq>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    '  </url>',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
