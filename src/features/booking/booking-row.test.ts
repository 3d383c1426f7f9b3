import { expect, test } from 'vitest';
import { bookingRequest } from './booking-request.fixture';
import { toBookingRows } from './booking-row';

test('every answer has its column, and only columns the database knows are sent', () => {
  expect(toBookingRows(bookingRequest, 'AG-7K4Q2M')).toEqual([
    {
      reference: 'AG-7K4Q2M',
      pet_number: 1,
      parent_name: 'Sam Rivera',
      phone: '303-555-0142',
      email: 'sam@rivera.test',
      address: '12 Pearl St, Apt 4',
      zip_code: '80203',
      pet_name: 'Biscuit',
      pet_type: 'dog',
      breed: 'Labradoodle',
      weight: '45 lb',
      service: 'Full Groom',
      preferred_date: bookingRequest.preferredDate,
      preferred_time: '8-10 AM',
      additional_notes: null,
      pet_size: 'medium',
      add_ons: ['nail-grinding', 'deshedding'],
      estimated_price: 175,
    },
  ]);
});

test('what was not answered is null, not an empty text', () => {
  const pets = bookingRequest.pets.map((pet) => ({
    ...pet,
    breed: '',
    weight: '',
    size: '' as const,
    addOns: [],
  }));
  expect(toBookingRows({ ...bookingRequest, pets }, 'AG-7K4Q2M')).toMatchObject([
    { breed: null, weight: null, pet_size: null, add_ons: null, estimated_price: null },
  ]);
});

test('two pets are two rows that share everything but the pet', () => {
  const pets = bookingRequest.pets.flatMap((pet) => [pet, { ...pet, petName: 'Mo' }]);
  const [first, second] = toBookingRows({ ...bookingRequest, pets }, 'AG-7K4Q2M');
  expect(second).toEqual({ ...first, pet_name: 'Mo', pet_number: 2 });
});
