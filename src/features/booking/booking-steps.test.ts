import { expect, test } from 'vitest';
import { bookingRequest } from './booking-request.fixture';
import { type BookingValues, emptyPet } from './booking-schema';
import { findStep, requestProblem, stepProblem } from './booking-steps';

const [biscuit] = bookingRequest.pets;

test.each(['petName', 'petType', 'service'])('step 1 is not left without %s', (field) => {
  const values = { ...bookingRequest, pets: [{ ...emptyPet, ...biscuit, [field]: '' }] };
  expect(stepProblem(1, values)).toEqual({
    title: 'Required Fields',
    description: 'Please fill in all required pet information fields.',
  });
});

test.each(['preferredDate', 'preferredTime', 'address', 'zipCode'])(
  'step 2 is not left without %s',
  (field) => {
    const values: BookingValues = { ...bookingRequest, [field]: '' };
    expect(stepProblem(2, values)).toEqual({
      title: 'Required Fields',
      description: 'Please fill in all scheduling and address fields.',
    });
  },
);

test('breed, weight, size and add-ons do not hold anyone up', () => {
  const pet = { ...emptyPet, petName: 'Mo', petType: 'cat' as const, service: 'cat-grooming' };
  expect(stepProblem(1, { ...bookingRequest, pets: [pet] })).toBeUndefined();
});

test('the second pet is asked for the same as the first', () => {
  const values: BookingValues = { ...bookingRequest, pets: [...bookingRequest.pets, emptyPet] };
  expect(stepProblem(1, values)?.title).toBe('Required Fields');
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

test('a step does not ask about what comes later', () => {
  const values = { ...bookingRequest, name: '', email: 'no', address: '' };
  expect(stepProblem(1, values)).toBeUndefined();
});

test('only the first complaint about a whole request is shown, with its step', () => {
  const values = { ...bookingRequest, email: 'no', address: '' };
  expect(requestProblem(values)).toEqual({
    title: 'Validation Error',
    description: 'Invalid email address',
    step: 3,
  });
  expect(requestProblem({ ...bookingRequest, address: '' })?.step).toBe(2);
  expect(requestProblem(bookingRequest)).toBeUndefined();
});

test.each([
  ['pets', 1],
  ['zipCode', 2],
  ['notes', 3],
])('%s belongs to step %i', (field, step) => {
  expect(findStep(field)).toBe(step);
});
