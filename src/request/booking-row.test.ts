import { expect, test } from 'vitest';
import { bookingRequest } from './booking-request.fixture';
import { refusedField, toBookingRows, toBookingValues } from './booking-row';
import { emptyPet } from './booking-schema';
import { rebookedPet, rebooking } from './rebooking.fixture';
import { quote } from '@/content/services/quote';
import { everyAnswer } from '@shared/visits/sample-booking.fixture';

const firstPet = { ...emptyPet, ...bookingRequest.pets[0] };

test('every answer has its column, and only columns the database knows are sent', () => {
  expect(toBookingRows(bookingRequest)).toEqual([
    {
      ...everyAnswer,
      preferred_date: bookingRequest.preferredDate,
      additional_notes: null,
      add_ons: ['nail-grinding', 'deshedding'],
      estimated_price: quote(firstPet),
    },
  ]);
});

test('the row of each pet stores the estimate of that pet', () => {
  const pets = bookingRequest.pets.flatMap((pet) => [pet, { ...pet, service: 'cat-grooming' }]);
  const prices = pets.map(quote);
  expect(new Set(prices).size).toBe(2);
  expect(toBookingRows({ ...bookingRequest, pets }).map((row) => row.estimated_price)).toEqual(
    prices,
  );
});

test('an unanswered question is null, not an empty text', () => {
  const none = { breed: '', weight: '', size: '' as const, addOns: [] };
  const pets = bookingRequest.pets.map((pet) => ({ ...pet, ...none }));
  const unknown = { breed: null, weight: null, pet_size: null, add_ons: null };
  expect(toBookingRows({ ...bookingRequest, pets, repeatWeeks: '' })).toMatchObject([
    { ...unknown, estimated_price: null, repeat_weeks: null },
  ]);
});

test.each([
  ['bookings_zip_code_length', 'zipCode'],
  ['bookings_parent_name_length', 'name'],
  ['bookings_email_shape', 'email'],
  ['bookings_preferred_date_range', 'preferredDate'],
  ['bookings_pet_name_length', 'pets.0.petName'],
  ['bookings_pet_number_range', undefined],
  ['contact_inquiries_email_shape', undefined],
  [undefined, undefined],
  // The database does not say which of several pets it refused.
  ['bookings_pet_name_length', undefined, 2],
  ['bookings_email_shape', 'email', 2],
])('the constraint %s is about the field %s', (constraint, field, pets = 1) => {
  expect(refusedField(constraint, pets)).toBe(field);
});

test('booking again brings every pet and the contact, and no day', () => {
  const cat = { name: 'Mo', type: 'cat', breed: null, service: 'Cat Grooming', addOns: [] };
  const pets = [rebookedPet, { ...rebookedPet, ...cat }];
  const { name, phone, email, address, zipCode } = rebooking;
  const contact = { name, phone, email, address, zipCode, repeatWeeks: '6' };
  const mo = { petName: 'Mo', petType: 'cat' };
  const biscuit = { petName: 'Biscuit', petType: 'dog', weight: '', size: 'medium' };
  expect(toBookingValues({ ...rebooking, pets })).toMatchObject({
    ...contact,
    pets: [
      { ...biscuit, breed: 'Corgi', service: 'full-groom', addOns: ['deshedding'] },
      { ...biscuit, ...mo, breed: '', service: 'cat-grooming', addOns: [] },
    ],
  });
});

test('the form leaves open what our lists no longer know, and has no more pets than fit', () => {
  const old = { ...rebookedPet, service: 'Perm', size: 'giant' };
  const { pets = [], repeatWeeks } = toBookingValues({
    ...rebooking,
    repeatWeeks: 5,
    pets: Array.from({ length: 6 }, () => old),
  });
  expect(pets).toHaveLength(4);
  expect(pets[0]).toMatchObject({ service: '', size: '' });
  expect(repeatWeeks).toBe('');
});
