import { expect, test } from 'vitest';
import { sitePages } from './site-pages';
import { sitemapXml } from './sitemap-xml';
import { articles } from '@/content/blog';
import { transformations, winners } from '@/content/gallery';
import { serviceAreas } from '@/content/locations';
import { services } from '@/content/services';

const origin = 'https://pets.test';
const xml = new DOMParser().parseFromString(sitemapXml(sitePages, origin), 'application/xml');
const texts = (tag: string) => [...xml.querySelectorAll(tag)].map((node) => node.textContent);

test('the sitemap is well-formed and names every page once, by its absolute address', () => {
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(texts('loc')).toEqual(sitePages.map(({ path }) => new URL(path, origin).href));
  expect(new Set(texts('loc')).size).toBe(sitePages.length);
});

test.each([
  { folder: '/services/', records: services, least: 5 },
  { folder: '/locations/', records: serviceAreas, least: 24 },
  { folder: '/blog/', records: articles, least: 6 },
  { folder: '/gallery/transformation/', records: transformations, least: 10 },
  { folder: '/gallery/winner/', records: winners, least: 8 },
])('every record with a page under $folder is listed, $least or more', (listing) => {
  const { folder, records, least } = listing;
  const paths = sitePages.map(({ path }) => path).filter((path) => path.startsWith(folder));
  expect(paths).toEqual(records.map(({ slug }) => folder + slug));
  expect(paths.length).toBeGreaterThanOrEqual(least);
});

test('priorities run from 1.0 for home to 0.3 for the cookie policy', () => {
  const priorities = Object.fromEntries(sitePages.map(({ path, priority }) => [path, priority]));
  expect(priorities['/']).toBe(1);
  expect(priorities['/cookie-policy']).toBe(0.3);
  expect(Math.max(...Object.values(priorities))).toBe(1);
  expect(Math.min(...Object.values(priorities))).toBe(0.3);
});

test('pages change weekly, monthly or yearly', () => {
  expect(new Set(texts('changefreq'))).toEqual(new Set(['weekly', 'monthly', 'yearly']));
});

test('pages were last changed on 2025-01-20, winners on 2025-01-13', () => {
  const datesFor = (part: string) =>
    new Set(
      sitePages
        .filter(({ path }) => path.includes('/winner/') === (part === 'winners'))
        .map(({ lastModified }) => lastModified),
    );
  expect(datesFor('winners')).toEqual(new Set(['2025-01-13']));
  expect(datesFor('others')).toEqual(new Set(['2025-01-20']));
});

test('an address cannot break out of its element', () => {
  const [first] = sitePages;
  if (!first) throw new Error('There are no pages');
  const text = sitemapXml([{ ...first, path: '/a?b=1&c=<d>' }], origin);
  expect(text).toContain('<loc>https://pets.test/a?b=1&amp;c=%3Cd%3E</loc>');
});
