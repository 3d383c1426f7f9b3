import { expect, test } from 'vitest';
import { estimateWords, requestEstimate, servicePrice } from './estimate';
import { customWords } from '@/content/booking-options';
import { findService } from '@/content/services';
import { quote } from '@/content/services/quote';
import { usd } from '@shared/business/format';

const pet = { service: 'full-groom', size: 'medium', addOns: ['teeth-brushing'] };

const price = quote(pet);
const fullGroom = findService('full-groom')?.prices;
const fromSmall = `from ${usd(fullGroom?.small ?? 0)}`;

test('a request is the sum of its pets, and says when one is missing from it', () => {
  expect(requestEstimate([pet, pet])).toEqual({ total: 2 * price, isWhole: true });
  expect(requestEstimate([pet, { ...pet, size: '' }])).toEqual({ total: price, isWhole: false });
});

const emptyPet = { service: '', size: '', addOns: [] };

test.each([
  ['nothing', [emptyPet], ['', '', 'Pick a size and a service to see your price']],
  ['a size', [{ ...emptyPet, size: 'medium' }], ['', '', 'Medium · pick a service']],
  ['a service', [{ ...emptyPet, service: 'full-groom' }], ['', fromSmall, 'pick a size']],
  ['a custom service', [{ ...pet, service: 'custom' }], ['', '', customWords]],
  ['a size and a service', [pet], ['Estimate', usd(price), '']],
  ['one pet of two', [pet, emptyPet], ['Estimate so far', usd(price), '']],
])('the estimate says what it knows of %s', (_what, pets, [label, amount, missing]) => {
  expect(estimateWords(pets)).toEqual({ label, amount, missing });
});

test('the estimate says that an expected travel fee comes on top', () => {
  expect(estimateWords([pet], '80401').missing).toBe('plus $25 travel');
  expect(estimateWords([pet], '80206').missing).toBe('');
});

test.each([
  ['full-groom', '', fromSmall],
  ['full-groom', 'large', usd(fullGroom?.large ?? 0)],
  ['custom', 'large', ''],
])('the card of %s for size "%s" says "%s"', (slug, size, words) => {
  expect(servicePrice(slug, size)).toBe(words);
});
