import { expect, test } from 'vitest';
import { business } from '@/content/business';
import { sitePages } from '@/site/site-pages';
import {
  builtFile,
  builtPages,
  findTexts,
  getMain,
  listedPages,
  readLinks,
} from '@/testing/built-pages';

const canonicalUrl = (page: Document | undefined) =>
  page?.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the sitemap, the list of pages and the indexable files name the same pages', () => {
  const xml = new DOMParser().parseFromString(builtFile('sitemap.xml'), 'application/xml');
  const inSitemap = findTexts(xml, 'urlset > url > loc');
  const listedUrls = [...listedPages.values()].map(canonicalUrl);
  const registered = sitePages.map(({ path }) => new URL(path, business.origin).href);
  expect(registered.length).toBeGreaterThan(60);
  expect(listedUrls.toSorted()).toEqual(registered.toSorted());
  expect(inSitemap.toSorted()).toEqual(registered.toSorted());
});

test('the page /sitemap links to every other listed page once, and to nothing else', () => {
  const addresses = readLinks(getMain('/sitemap')).map(([, address]) => address);
  const others = [...listedPages.keys()].filter((path) => path !== '/sitemap');
  expect(addresses.toSorted()).toEqual(others.toSorted());
});

test('the other files have noindex or another canonical address', () => {
  const others = [...builtPages].filter(([path]) => !listedPages.has(path));
  const catPage = new URL('/mobile-cat-grooming-denver', business.origin).href;
  const answers = others.map(([path, page]) => [
    path,
    page.head.querySelector('meta[name="robots"]')?.getAttribute('content'),
    canonicalUrl(page),
  ]);
  expect(answers.toSorted()).toEqual([
    ['/404', 'noindex', undefined],
    ['/admin/indexnow', 'noindex', undefined],
    ['/denver-mobile-cat-grooming', 'max-image-preview:large', catPage],
    ['/newsletter/confirm', 'noindex', undefined],
    ['/operator', 'noindex', undefined],
    ['/visit', 'noindex', undefined],
  ]);
});

test('pages with noindex have a title and description, but no data for sharing', () => {
  const leftOut = [...builtPages].filter(([, page]) => !canonicalUrl(page));
  for (const [path, page] of leftOut) {
    expect(page.querySelector('[property^="og:"], [type="application/ld+json"]'), path).toBeNull();
    expect(page.title, path).toMatch(/ Denver$/);
    const description = page.head.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content'), path).toMatch(/^.{70,160}$/);
  }
});

test('every page has one h1', () => {
  for (const [path, page] of builtPages) expect(page.querySelectorAll('h1'), path).toHaveLength(1);
});

test('every link with a fragment leads to an existing element', () => {
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
