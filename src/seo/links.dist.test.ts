import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { business } from '@/content/business';
import { builtPages, listedPages } from '@/testing/built-pages';

test('a page other than the sitemap links to every page', () => {
  const linked = new Set([...listedPages].flatMap(([path, page]) => linksFrom(path, page)));
  expect([...listedPages.keys()].filter((path) => !linked.has(path))).toEqual([]);
});

test('no page links to the operator’s pages', () => {
  const addresses = [...listedPages].flatMap(([path, page]) => linksFrom(path, page));
  expect(addresses.filter((address) => /^\/(admin|operator)/.test(address))).toEqual([]);
});

function linksFrom(path: string, page: Document): readonly string[] {
  if (path === '/sitemap') return [];
  return [...page.querySelectorAll('a[href^="/"]')]
    .filter((link) => !link.closest('noscript'))
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://site').pathname)
    .filter((target) => target !== path);
}

test('every page links to a text message, and has no inline style', () => {
  for (const [path, page] of listedPages) {
    const addresses = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses, path).toContainEqual(expect.stringMatching(/^sms:\+13035550142\?&body=/));
    expect(page.querySelector('[style]'), path).toBeNull();
  }
});

test('every link, picture and shared image of every page exists', () => {
  const addresses = new Set([...listedPages.values()].flatMap(addressesOn));
  expect(addresses.size).toBeGreaterThan(listedPages.size * 2);
  const missing = [...addresses].filter((path) => !builtPages.has(path) && !isFile(`dist${path}`));
  expect(missing).toEqual([]);
});

/** The live site returns 404 for a folder such as /locations. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function addressesOn(page: Document): readonly string[] {
  const named = [...page.querySelectorAll('[href], [src], [content]')].flatMap((element) =>
    ['href', 'src', 'content'].map((name) => element.getAttribute(name) ?? ''),
  );
  const widths = ['srcset', 'imagesrcset'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '')
        .split(', ')
        .map((candidate) => candidate.replace(/ .*/, '')),
    ),
  );
  return [...named, ...widths]
    .map((address) => address.replace(business.origin, ''))
    .filter((address) => address.startsWith('/'))
    .map((address) => decodeURI(new URL(address, 'http://site').pathname));
}
