import { expect, test } from 'vitest';
import { follow } from './follow-pets';

const bath = { priced: 'bath', usual: 60, estimate: 80, each: [80] };
const groom = { priced: 'groom', usual: 120, estimate: 150, each: [150] };
const unknown = { priced: 'unknown', usual: 90, estimate: 0, each: [0] };

const agreed = { minutes: 75, price: '70', ...bath };
const before = { agreed, set: agreed };
const typed = { minutes: 75, price: '70', hold: '' };

test.each([
  ['minutes and price change by as much as the list', typed, groom, 135, '140'],
  ['typed minutes stay', { ...typed, minutes: 90 }, groom, 90, '140'],
  ['a hold keeps its minutes', { ...typed, hold: 'held' }, groom, 75, '140'],
  ['a typed price was for the pets of then', { ...typed, price: '60' }, groom, 135, '130'],
  ['no price is set where the list has none', typed, unknown, 105, ''],
])('follows other pets: %s', (_name, fields, pets, minutes, price) => {
  expect(follow(before, fields, pets)).toMatchObject({ minutes, set: { price } });
});

test('a groom that was agreed to be short makes no bath shorter than itself and the list', () => {
  const quick = { ...groom, minutes: 50, price: '150', hold: '' };
  expect(follow({ agreed: quick, set: quick }, quick, bath)).toMatchObject({ minutes: 50 });
});

test('the first pets bring back what was agreed on for them, also after pets without a price', () => {
  const later = follow(before, typed, unknown) ?? before;
  const { minutes, price } = later.set;
  const again = follow(later, { minutes, price, hold: '' }, bath);
  expect(again).toMatchObject({ minutes: 75, set: { price: '70' } });
});

test('minutes and price stay as typed while the pets stay the same', () => {
  expect(follow(before, { ...typed, price: '60' }, bath)).toBeUndefined();
});
