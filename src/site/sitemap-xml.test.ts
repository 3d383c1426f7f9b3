import { expect, test } from 'vitest';
import { sitePages } from './site-pages';
import { sitemapXml } from './sitemap-xml';

const origin = 'https://pets.test';

test('priorities run from 1.0 for home to 0.3 for the cookie policy', () => {
  const priorities = Object.fromEntries(sitePages.map(({ path, priority }) => [path, priority]));
  expect([priorities['/'], priorities['/cookie-policy']]).toEqual([1, 0.3]);
  const all = Object.values(priorities);
  expect([Math.max(...all), Math.min(...all)]).toEqual([1, 0.3]);
});

test('pages change weekly, monthly or yearly', () => {
  const written = sitemapXml(sitePages, origin).matchAll(/<changefreq>(\w+)<\/changefreq>/g);
  const frequencies = [...written].map(([, frequency]) => frequency);
  expect(new Set(frequencies)).toEqual(new Set(['weekly', 'monthly', 'yearly']));
});

test('pages were last changed on 2025-01-20, winners on 2025-01-13', () => {
  for (const { lastModified, path } of sitePages) {
    expect(lastModified, path).toBe(path.includes('/winner/') ? '2025-01-13' : '2025-01-20');
  }
});

test('an address cannot break out of its element', () => {
  const [first] = sitePages;
  if (!first) throw new Error('There are no pages');
  const text = sitemapXml([{ ...first, path: '/a?b=1&c=<d>' }], origin);
  expect(text).toContain('<loc>https://pets.test/a?b=1&amp;c=%3Cd%3E</loc>');
});
