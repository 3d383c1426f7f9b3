import { expect, test } from 'vitest';
import { lastTime, operatorVisit } from '../visit/operator-visit.fixture';
import {
  answerSchema,
  chosenTerms,
  groomerNames,
  presetTerms,
  serviceWords,
  termsWords,
} from './answer-terms';

const answer = { day: '2026-11-24', time: '10:00', minutes: 90, note: '', isAgreed: 'no' };
const terms = { groomer: '', travelFee: '0', price: '' };
const wrongFields = (typed: object) =>
  answerSchema
    .safeParse({ ...answer, ...terms, ...typed })
    .error?.issues.map(({ path }) => path[0]) ?? [];

test('a request begins with its estimate and no travel fee, so that one press is enough', () => {
  const pets = operatorVisit.pets.map((pet) => ({ ...pet, type: 'cat' as const }));
  const preset = presetTerms({ ...operatorVisit, pets });
  expect(preset).toEqual({ groomer: '', travelFee: '0', price: '165' });
  expect(wrongFields(preset)).toEqual([]);
  expect(chosenTerms(preset, 165)).toEqual({ groomer: '', travelFee: 0, price: null });
  expect(presetTerms({ ...operatorVisit, estimate: 0 }).price).toBe('');
});

test('the form presets last time’s price for the same pets and services', () => {
  const { pets } = operatorVisit;
  const last = { ...lastTime, pets, nextPrice: 190 };
  expect(presetTerms({ ...operatorVisit, lastTime: last }).price).toBe('190');
  const other = { ...last, pets: pets.map((pet) => ({ ...pet, service: 'Spa Bath' })) };
  expect(presetTerms({ ...operatorVisit, lastTime: other }).price).toBe('165');
});

const starts = { day: '2026-11-24', time: '10:00' };

test.each([
  ['the fee that the owner was told stands there', {}, '25'],
  ['a fee that nobody named is empty', { zipCode: '80435', zone: 'outside' as const }, ''],
  ['an agreed fee stays', { starts, travelFee: 20 }, '20'],
  ['an agreed lack of a fee stays', { starts }, '0'],
])('in the fee zone %s', (_name, changes, travelFee) => {
  const visit = { ...operatorVisit, zipCode: '80401', zone: 'extended', ...changes } as const;
  expect(presetTerms(visit).travelFee).toBe(travelFee);
});

test.each([
  [145, 0, '$145'],
  [145, 20, '$165\u00A0with\u00A0$20\u00A0travel\u00A0fee'],
  [0, null, 'no\u00A0price\u00A0yet, fee not set'],
])('a price of %s and a fee of %s are told in short', (price, travelFee, words) => {
  expect(termsWords(price, travelFee)).toBe(words);
});

test('an answer keeps what was promised before, also by a groomer who has left', () => {
  const groomer = 'Ada Gone';
  const visit = { ...operatorVisit, starts, groomer, travelFee: 20, price: 90.5 };
  expect(presetTerms(visit)).toEqual({ groomer, travelFee: '20', price: '90.5' });
  expect(groomerNames(visit)).toContain(groomer);
  expect(groomerNames(operatorVisit)).not.toContain(groomer);
  expect(presetTerms({ ...visit, pets: [], groomer: '' }).groomer).toBe('');
});

test.each([
  ['999', 165, 999],
  ['165.00', 165, null],
  ['', 165, null],
  // a price that was agreed stays one
  ['165', null, 165],
])('sends for the typed price "%s" beside an estimate of %s: %s', (price, estimate, sent) => {
  const chosen = { groomer: '', travelFee: 0, price: sent };
  expect(chosenTerms({ groomer: '', travelFee: '', price }, estimate)).toEqual(chosen);
});

test.each([
  ['travelFee', '12.5'],
  ['travelFee', '501'],
  ['travelFee', 'ten'],
  ['price', '0'],
  ['price', '10001'],
  ['price', '99.999'],
  ['price', '$7'],
] as const)('%s of "%s" is corrected at its field', (field, typed) => {
  expect(wrongFields({ [field]: typed })).toEqual([field]);
});

test.each(['0', '500', '', ' 20 '])('"%s" is a valid travel fee', (travelFee) => {
  expect(wrongFields({ travelFee, price: '10000' })).toEqual([]);
});

test('a package that all pets share is named once, and others beside each pet’s name', () => {
  const pet = { name: 'Biscuit', service: 'Full Groom', size: 'medium', addOns: ['deshedding'] };
  expect(serviceWords([pet, { ...pet, name: 'Mo' }])).toBe(
    'Full Groom, Medium, De-shedding Treatment',
  );
  expect(serviceWords([pet, { ...pet, service: 'Spa Bath', size: null, addOns: [] }])).toBe(
    'Biscuit (Full Groom, Medium, De-shedding Treatment), Biscuit (Spa Bath)',
  );
});
