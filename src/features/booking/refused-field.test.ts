import { expect, test } from 'vitest';
import { refusedField } from './refused-field';

test.each([
  ['bookings_zip_code_length', 'zipCode'],
  ['bookings_parent_name_length', 'name'],
  ['bookings_email_shape', 'email'],
  ['bookings_preferred_date_range', 'preferredDate'],
  ['bookings_pet_number_range', undefined],
  ['contact_inquiries_email_shape', undefined],
  [undefined, undefined],
])('%s speaks of %s', (constraint, field) => {
  expect(refusedField(constraint)).toBe(field);
});
