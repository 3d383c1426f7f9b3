import { expect, test } from 'vitest';
import { listedPages } from '@/testing/built-pages';

test('every page is linked from a page that is not the sitemap', () => {
  const linked = new Set([...listedPages].flatMap(([path, page]) => linksFrom(path, page)));
  expect([...listedPages.keys()].filter((path) => !linked.has(path))).toEqual([]);
});

function linksFrom(path: string, page: Document): readonly string[] {
  if (path === '/sitemap') return [];
  return [...page.querySelectorAll('a[href^="/"]')]
    .filter((link) => !link.closest('noscript'))
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://site').pathname)
    .filter((target) => target !== path);
}
