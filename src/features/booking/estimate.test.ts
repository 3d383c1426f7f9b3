import { expect, test } from 'vitest';
import { petEstimate, requestEstimate } from './estimate';

const biscuit = { service: 'Full Groom', size: 'medium', addOns: ['teeth-brushing'] } as const;
const pet = { ...biscuit, addOns: [...biscuit.addOns] };

test('the stored service name finds its price', () => {
  expect(petEstimate(pet)).toBe(160);
  expect(petEstimate({ ...pet, service: 'Spa Bath', size: 'xlarge' })).toBe(125);
});

test('a custom service or an unknown size has no price', () => {
  expect(petEstimate({ ...pet, service: 'Custom Service' })).toBe(0);
  expect(petEstimate({ ...pet, size: '' })).toBe(0);
});

test('a request is the sum of its pets, and says when one is missing from it', () => {
  expect(requestEstimate([pet, pet])).toEqual({ total: 320, isWhole: true });
  expect(requestEstimate([pet, { ...pet, size: '' }])).toEqual({ total: 160, isWhole: false });
});
