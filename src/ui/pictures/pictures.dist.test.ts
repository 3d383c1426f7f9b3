import { expect, test } from 'vitest';
import { listedPages } from '@/testing/built-pages';

const everyPage = [...listedPages];

const counts = (selector: string) =>
  everyPage.map(([path, page]) => ({ path, count: page.querySelectorAll(selector).length }));

test('a page gives at most one picture high priority', () => {
  const first = counts('img[fetchpriority=high]');
  expect(first.length).toBeGreaterThan(60);
  expect(first.filter(({ count }) => count > 1)).toEqual([]);
  expect(first.filter(({ count }) => count === 1).length).toBeGreaterThan(30);
});

test('every picture reserves its space', () => {
  const sides = (image: Element) =>
    ['width', 'height'].map((side) => Number(image.getAttribute(side)));
  const wrong = everyPage.flatMap(([path, page]) =>
    [...page.querySelectorAll('img')]
      .filter((image) => !sides(image).every((side) => side > 0))
      .map((image) => `${path}: ${image.getAttribute('src')}`),
  );
  expect(wrong).toEqual([]);
});

test('every picture except the first few of a page loads lazily', () => {
  const eager = counts('main img:not([loading=lazy])');
  expect(eager.filter(({ count }) => count > 3)).toEqual([]);
});
