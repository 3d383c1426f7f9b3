import { expect, test } from 'vitest';
import { refusedField } from './refused-field';

test.each([
  ['bookings_zip_code_length', 'zipCode'],
  ['bookings_parent_name_length', 'name'],
  ['bookings_email_shape', 'email'],
  ['bookings_preferred_date_range', 'preferredDate'],
  ['bookings_pet_name_length', 'pets.0.petName'],
  ['bookings_pet_number_range', undefined],
  ['contact_inquiries_email_shape', undefined],
  [undefined, undefined],
])('%s speaks of %s', (constraint, field) => {
  expect(refusedField(constraint, 1)).toBe(field);
});

test('of several pets nobody knows which is meant', () => {
  expect(refusedField('bookings_pet_name_length', 2)).toBeUndefined();
  expect(refusedField('bookings_email_shape', 2)).toBe('email');
});
