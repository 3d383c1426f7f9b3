import { expect, test } from 'vitest';
import { fillSeconds } from './form-signals';

test.each([
  [1_000_000, 1_000_400, 0],
  [1_000_000, 1_012_600, 13],
  [1_000_000, 999_000, null],
  [0, 8 * 24 * 3_600_000, null],
])('a form that opened at %i and was sent at %i took %s seconds', (startedAt, now, expected) => {
  expect(fillSeconds(startedAt, now)).toBe(expected);
});
