import { expect, test } from 'vitest';
import { petEstimate, requestEstimate, servicePrice } from './estimate';

const biscuit = { service: 'full-groom', size: 'medium', addOns: ['teeth-brushing'] } as const;
const pet = { ...biscuit, addOns: [...biscuit.addOns] };

test('a service, a size and add-ons have a price', () => {
  expect(petEstimate(pet)).toBe(160);
  expect(petEstimate({ ...pet, service: 'spa-bath', size: 'xlarge' })).toBe(125);
});

test('a custom service or an unknown size has no price', () => {
  expect(petEstimate({ ...pet, service: 'custom' })).toBe(0);
  expect(petEstimate({ ...pet, size: '' })).toBe(0);
});

test('a request is the sum of its pets, and says when one is missing from it', () => {
  expect(requestEstimate([pet, pet])).toEqual({ total: 320, isWhole: true });
  expect(requestEstimate([pet, { ...pet, size: '' }])).toEqual({ total: 160, isWhole: false });
});

test.each([
  ['full-groom', '', 'from $120'],
  ['full-groom', 'large', '$170'],
  ['custom', 'large', ''],
])('the card of %s for size "%s" says "%s"', (slug, size, words) => {
  expect(servicePrice(slug, size)).toBe(words);
});
