import { expect, test } from 'vitest';
import { business } from '@/content/business';
import { sitePages } from '@/site/site-pages';
import { builtFile, builtPages, listedPages } from '@/testing/built-pages';

const canonicalUrl = (page: Document | undefined) =>
  page?.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the sitemap, the registry and the files that may be listed name the same pages', () => {
  const inSitemap = [...builtFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const listedUrls = [...listedPages.values()].map(canonicalUrl);
  const registered = sitePages.map(({ path }) => new URL(path, business.origin).href);
  expect(registered.length).toBeGreaterThan(60);
  expect(listedUrls.toSorted()).toEqual(registered.toSorted());
  expect(inSitemap.toSorted()).toEqual(registered.toSorted());
});

test('the other files ask to be left out, or name another address as theirs', () => {
  const others = [...builtPages].filter(([path]) => !listedPages.has(path));
  const answers = others.map(([path, page]) => [
    path,
    page.head.querySelector('meta[name="robots"]')?.getAttribute('content'),
    canonicalUrl(page),
  ]);
  expect(answers.toSorted()).toEqual([
    ['/404', 'noindex', undefined],
    ['/admin/indexnow', 'noindex', undefined],
    [
      '/denver-mobile-cat-grooming',
      'max-image-preview:large',
      new URL('/mobile-cat-grooming-denver', business.origin).href,
    ],
    ['/newsletter/confirm', 'noindex', undefined],
    ['/operator', 'noindex', undefined],
    ['/visit', 'noindex', undefined],
  ]);
});

test('every page has one heading above all others', () => {
  for (const [path, page] of builtPages) {
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
  }
});

test('links into a page, or to a part of the same page, lead to something', () => {
  let count = 0;
  for (const [path, page] of builtPages) {
    for (const link of page.querySelectorAll('a[href*="#"]')) {
      const { hash, pathname } = new URL(link.getAttribute('href') ?? '', `http://site${path}`);
      const target = builtPages.get(pathname)?.getElementById(hash.slice(1));
      expect(target, `${path} links to ${pathname}${hash}`).toBeTruthy();
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(builtPages.size);
});
