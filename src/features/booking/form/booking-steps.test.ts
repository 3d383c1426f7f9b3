import { expect, test } from 'vitest';
import { findStep, stepProblem } from './booking-steps';
import { bookingRequest } from '@/request/booking-request.fixture';
import { emptyBooking, emptyPet, stepNumbers, steps } from '@/request/booking-schema';

const [biscuit] = bookingRequest.pets;

const pets = [...bookingRequest.pets, emptyPet];
const longBreed = [{ ...emptyPet, ...biscuit, breed: 'x'.repeat(101) }];
const missing = 'Please fill in all required pet information fields.';

test.each<[string, 1 | 2, object, string]>([
  ['a second pet without answers', 1, { ...bookingRequest, pets }, missing],
  ['it before a long breed', 1, { pets: [...longBreed, emptyPet] }, missing],
  ['an empty first step', 1, emptyBooking, missing],
  ['an empty second step', 2, emptyBooking, 'Please fill in all scheduling and address fields.'],
  ['a long breed', 1, { pets: longBreed }, 'Breed must be 100 characters or fewer'],
  ['a short ZIP', 2, { zipCode: '8020' }, 'ZIP code is required'],
])('the form names %s', (_name, step, values, description) => {
  const problem = stepProblem(step, { ...bookingRequest, ...values });
  const title = description.startsWith('Please') ? 'Required Fields' : 'Validation Error';
  expect(problem).toEqual({ title, description });
});

test('every field belongs to a step', () => {
  const fields: string[] = stepNumbers.flatMap((step) => [...steps[step].fields]);
  // the only one that is not asked for
  expect([...fields, 'reference'].toSorted()).toEqual(Object.keys(emptyBooking).toSorted());
});

test('the notes belong to the last step', () => {
  expect(findStep('notes')).toBe(3);
});
