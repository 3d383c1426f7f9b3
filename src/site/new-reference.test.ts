import { expect, test } from 'vitest';
import { newReference } from './new-reference';

const many = Array.from({ length: 2000 }, newReference);

// The database has the rule `bookings_reference_shape`.
test('a reference has no letters that look alike', () => {
  for (const reference of many) expect(reference).toMatch(/^[A-Z]{2}-[2-9A-HJKMNP-Z]{6}$/);
});

// Two of 100 out of nearly 900 million are the same once in 180,000 runs.
test('references do not repeat, and use every letter', () => {
  expect(new Set(many.slice(0, 100)).size).toBe(100);
  expect(new Set(many.join('').slice(3)).size).toBeGreaterThan(30);
});
