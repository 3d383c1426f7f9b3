import { expect, test } from 'vitest';
import { batchesOf } from './url-batches';

const pages = (count: number) => Array.from({ length: count }, (_, index) => `/${String(index)}`);

test.each([
  [0, []],
  [1, [1]],
  [99, [99]],
  [100, [100]],
  [101, [100, 1]],
  [250, [100, 100, 50]],
])('%i URLs travel in batches of %j', (count, sizes) => {
  expect(batchesOf(pages(count)).map((batch) => batch.length)).toEqual(sizes);
});

test('no URL is lost, doubled or moved', () => {
  expect(batchesOf(pages(250)).flat()).toEqual(pages(250));
});
