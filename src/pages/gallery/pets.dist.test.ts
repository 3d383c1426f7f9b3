import { expect, test } from 'vitest';
import { transformations, winners } from '@/content/gallery';
import { paths } from '@/site/paths';
import { builtPages } from '@/testing/built-pages';

const pages = [
  ...transformations.map(({ slug }) => paths.transformation(slug)),
  ...winners.map(({ slug }) => paths.winner(slug)),
];

test('ten transformations and eight winners', () => {
  expect(transformations.length).toBe(10);
  expect(winners.length).toBe(8);
});

test.each(pages)('%s has a page with the pictures under a slider', (path) => {
  const main = builtPages.get(path)?.querySelector('main');
  expect(main?.querySelector('h1')?.textContent).not.toMatch(/Not Found/);
  expect(main?.querySelector('input[type="range"], [role="slider"]')).not.toBeNull();
});
