import { expect, test } from 'vitest';
import { momentInDenver } from './moment-in-denver';

test.each([
  ['2024-01-15', '2024-01-15T00:00:00-07:00'],
  ['2024-07-01', '2024-07-01T00:00:00-06:00'],
  // On both days the clocks change, the day begins before the change.
  ['2024-03-10', '2024-03-10T00:00:00-07:00'],
  ['2024-11-03', '2024-11-03T00:00:00-06:00'],
])('%s begins in Denver at %s', (day, moment) => {
  expect(momentInDenver(day)).toBe(moment);
});
