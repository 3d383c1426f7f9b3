import { expect, test } from 'vitest';
import { bookingRequest } from './booking-request.fixture';
import { refusedField, toBookingRows, toBookingValues } from './booking-row';
import { emptyPet } from './booking-schema';
import { rebookedPet, rebooking } from './rebooking.fixture';
import { quote } from '@/content/services/quote';
import { everyAnswer } from '@shared/visits/sample-booking.fixture';

const biscuit = { ...emptyPet, ...bookingRequest.pets[0] };

test('every answer has its column, and only columns the database knows are sent', () => {
  expect(toBookingRows(bookingRequest)).toEqual([
    {
      ...everyAnswer,
      preferred_date: bookingRequest.preferredDate,
      additional_notes: null,
      add_ons: ['nail-grinding', 'deshedding'],
      estimated_price: quote(biscuit),
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
  const pets = bookingRequest.pets.map((pet) => ({
    ...pet,
    breed: '',
    weight: '',
    size: '' as const,
    addOns: [],
  }));
  expect(toBookingRows({ ...bookingRequest, pets, repeatWeeks: '' })).toMatchObject([
    {
      breed: null,
      weight: null,
      pet_size: null,
      add_ons: null,
      estimated_price: null,
      repeat_weeks: null,
    },
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
])('%s speaks of %s', (constraint, field) => {
  expect(refusedField(constraint, 1)).toBe(field);
});

test('a refusal names no field of a pet where a request has several pets', () => {
  expect(refusedField('bookings_pet_name_length', 2)).toBeUndefined();
  expect(refusedField('bookings_email_shape', 2)).toBe('email');
});

test('booking again brings every pet and the contact, and no day', () => {
  const cat = { name: 'Mo', type: 'cat', breed: null, service: 'Cat Grooming', addOns: [] };
  const pets = [rebookedPet, { ...rebookedPet, ...cat }];
  expect(toBookingValues({ ...rebooking, pets })).toMatchObject({
    name: rebooking.name,
    phone: rebooking.phone,
    email: rebooking.email,
    address: rebooking.address,
    zipCode: rebooking.zipCode,
    repeatWeeks: '6',
    pets: [
      {
        petName: 'Biscuit',
        petType: 'dog',
        breed: 'Corgi',
        weight: '',
        service: 'full-groom',
        size: 'medium',
        addOns: ['deshedding'],
      },
      {
        petName: 'Mo',
        petType: 'cat',
        breed: '',
        weight: '',
        service: 'cat-grooming',
        size: 'medium',
        addOns: [],
      },
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
