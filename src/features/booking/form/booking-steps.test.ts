import { expect, test } from 'vitest';
import { findStep, stepProblem } from './booking-steps';
import { bookingRequest } from '@/request/booking-request.fixture';
import {
  type BookingValues,
  emptyBooking,
  emptyPet,
  stepNumbers,
  steps,
} from '@/request/booking-schema';

const [biscuit] = bookingRequest.pets;

test('the second pet is asked for the same as the first', () => {
  const values: BookingValues = { ...bookingRequest, pets: [...bookingRequest.pets, emptyPet] };
  expect(stepProblem(1, values)?.title).toBe('Required Fields');
});

test('a step that lacks an answer is named', () => {
  expect(stepProblem(1, emptyBooking)?.description).toBe(
    'Please fill in all required pet information fields.',
  );
  expect(stepProblem(2, emptyBooking)?.description).toBe(
    'Please fill in all scheduling and address fields.',
  );
});

test('a field that holds too much is named', () => {
  const pets = [{ ...emptyPet, ...biscuit, breed: 'x'.repeat(101) }];
  expect(stepProblem(1, { ...bookingRequest, pets })).toEqual({
    title: 'Validation Error',
    description: 'Breed must be 100 characters or fewer',
  });
  expect(stepProblem(2, { ...bookingRequest, zipCode: '8020' })).toEqual({
    title: 'Validation Error',
    description: 'ZIP code is required',
  });
});

test('every field belongs to a step', () => {
  const fields: string[] = stepNumbers.flatMap((step) => [...steps[step].fields]);
  // the only one that is not asked for
  expect([...fields, 'reference'].toSorted()).toEqual(Object.keys(emptyBooking).toSorted());
});

test('the notes belong to the last step', () => {
  expect(findStep('notes')).toBe(3);
});
