import { expect, test } from 'vitest';
import { sitePages } from './site-pages';
import { sitemapXml } from './sitemap-xml';

const origin = 'https://pets.test';
const xml = new DOMParser().parseFromString(sitemapXml(sitePages, origin), 'application/xml');
const texts = (tag: string) => [...xml.querySelectorAll(tag)].map((node) => node.textContent);

test('the sitemap is well-formed and names every page once, by its absolute address', () => {
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(texts('loc')).toEqual(sitePages.map(({ path }) => new URL(path, origin).href));
  expect(new Set(texts('loc')).size).toBe(sitePages.length);
});

test('five services, 24 areas, six articles, ten transformations and eight winners are listed', () => {
  const under = (prefix: string) => sitePages.filter(({ path }) => path.startsWith(prefix)).length;
  expect(under('/services/')).toBe(5);
  expect(under('/locations/')).toBe(24);
  expect(under('/blog/')).toBe(6);
  expect(under('/gallery/transformation/')).toBe(10);
  expect(under('/gallery/winner/')).toBe(8);
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
  const dateOf = (part: string) =>
    new Set(
      sitePages
        .filter(({ path }) => path.includes('/winner/') === (part === 'winners'))
        .map(({ lastModified }) => lastModified),
    );
  expect(dateOf('winners')).toEqual(new Set(['2025-01-13']));
  expect(dateOf('others')).toEqual(new Set(['2025-01-20']));
});

test('an address cannot break out of its element', () => {
  const [first] = sitePages;
  if (!first) throw new Error('There are no pages');
  const text = sitemapXml([{ ...first, path: '/a?b=1&c=<d>' }], origin);
  expect(text).toContain('<loc>https://pets.test/a?b=1&amp;c=%3Cd%3E</loc>');
});
