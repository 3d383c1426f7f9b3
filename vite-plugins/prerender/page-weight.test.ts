import { expect, test } from 'vitest';
import { type PageWeight, overBudget, weightTable } from './page-weight';

const kibibyte = 1024;
const light: PageWeight = {
  path: '/faq',
  module: 'src/pages/faq-page.tsx',
  scripts: 105 * kibibyte,
  ahead: 40 * kibibyte,
  styles: 12_000,
  fonts: 75_000,
  html: 20_000,
};

test('a page at its limits passes', () => {
  expect(overBudget([light])).toEqual([]);
});

test.each([
  ['scripts', 118 * kibibyte + 1],
  ['ahead', 40 * kibibyte + 1],
  ['styles', 14_001],
  ['fonts', 75_001],
  ['html', 25_001],
])('one byte of %s too many names the page', (kind, bytes) => {
  const [complaint, ...others] = overBudget([light, { ...light, path: '/x', [kind]: bytes }]);
  expect(complaint).toMatch(new RegExp(`^/x: ${kind} `));
  expect(others).toEqual([]);
});

test('the table has one line for each kind of page, with the heaviest page', () => {
  const table = weightTable([
    light,
    { ...light, path: '/faq/heavy', scripts: 110 * kibibyte },
    { ...light, path: '/about', module: 'src/pages/about-page.tsx' },
  ]);
  const paths = table.split('\n').map((line) => line.split(' ')[0]);
  expect(paths).toEqual(['KiB,', '/faq/heavy', '/about']);
});
