import { expect, test } from 'vitest';
import { momentInDenver } from './article-nodes';

test.each([
  // The clocks change on these days, which begin before the change.
  ['2024-03-10', '2024-03-10T00:00:00-07:00'],
  ['2024-11-03', '2024-11-03T00:00:00-06:00'],
])('%s begins in Denver at %s', (day, moment) => {
  expect(momentInDenver(day)).toBe(moment);
});
