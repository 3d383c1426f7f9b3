import { expect, test } from 'vitest';
import { usd } from './usd';

test.each([
  [0, '$0'],
  [75, '$75'],
  [999, '$999'],
  [1080, '$1,080'],
  [1234567, '$1,234,567'],
])('%i dollars are %s', (amount, words) => {
  expect(usd(amount)).toBe(words);
});
