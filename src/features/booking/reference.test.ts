import { expect, test } from 'vitest';
import { newReference } from './reference';

const many = Array.from({ length: 2000 }, newReference);

// The rule of the database, `bookings_reference_shape`.
test('a reference has no letters that look alike', () => {
  for (const reference of many) expect(reference).toMatch(/^[A-Z]{2}-[2-9A-HJKMNP-Z]{6}$/);
});

test('references do not repeat, and use every letter', () => {
  expect(new Set(many).size).toBe(many.length);
  expect(new Set(many.join('').slice(3)).size).toBeGreaterThan(30);
});
