import { expect, test } from 'vitest';
import { bookingRequest } from './booking-request.fixture';
import { bookingSchema, emptyBooking } from './booking-schema';
import { emailWithLength } from '@/testing/email-with-length';
import { addDays, denverDay } from '@shared/denver-time';

const [biscuit] = bookingRequest.pets;
const petFields = ['petName', 'petType', 'breed', 'weight', 'service', 'size', 'addOns'];

function firstMessage(field: string, value: unknown) {
  const request = petFields.includes(field)
    ? { ...bookingRequest, pets: [{ ...biscuit, [field]: value }] }
    : { ...bookingRequest, [field]: value };
  return bookingSchema.safeParse(request).error?.issues[0]?.message;
}

test('a whole request is accepted', () => {
  expect(bookingSchema.safeParse(bookingRequest).success).toBe(true);
});

test.each([
  ['name', 1, 100, 'Name'],
  ['phone', 1, 20, 'Phone'],
  ['address', 1, 255, 'Address'],
  ['gateCode', 0, 100, 'Gate code'],
  ['zipCode', 5, 10, 'ZIP code'],
  ['petName', 1, 100, 'Pet name'],
  ['breed', 0, 100, 'Breed'],
  ['weight', 0, 50, 'Weight'],
  ['notes', 0, 1000, 'Notes'],
])('%s has from %i to %i characters', (field, least, most, label) => {
  const messages = [least, most, most + 1].map((length) => firstMessage(field, 'x'.repeat(length)));
  expect(messages).toEqual([undefined, undefined, `${label} must be ${most} characters or fewer`]);
});

test.each([
  ['name', 0, 'Name is required'],
  ['phone', 0, 'Phone is required'],
  ['address', 0, 'Address is required'],
  ['zipCode', 0, 'ZIP code is required'],
  ['zipCode', 4, 'ZIP code is required'],
  ['petName', 0, 'Pet name is required'],
])('%s of %i characters is answered with "%s"', (field, length, message) => {
  expect(firstMessage(field, 'x'.repeat(length))).toBe(message);
});

test.each([
  ['name', '   ', 'Name is required'],
  ['petName', '   ', 'Pet name is required'],
  ['address', '   ', 'Address is required'],
  ['email', '', 'Invalid email address'],
  ['email', 'sam', 'Invalid email address'],
  ['email', 'sam@', 'Invalid email address'],
  ['email', '@rivera.test', 'Invalid email address'],
  ['email', 'sam@rivera', 'Invalid email address'],
  ['email', 'sam rivera@mail.test', 'Invalid email address'],
  ['email', emailWithLength(256), 'Email must be 255 characters or fewer'],
  ['petType', '', 'Pet type is required'],
  ['petType', 'bird', 'Pet type is required'],
  ['service', '', 'Service is required'],
  ['preferredDate', '', 'Preferred date is required'],
  ['preferredTime', '', 'Preferred time is required'],
])('%s "%s" is answered with "%s"', (field, value, message) => {
  expect(firstMessage(field, value)).toBe(message);
});

test('an address of 255 characters is a valid e-mail address', () => {
  expect(emailWithLength(255)).toHaveLength(255);
  expect(firstMessage('email', emailWithLength(255))).toBeUndefined();
});

test('surrounding spaces are not stored and do not count', () => {
  const padded = { ...bookingRequest, name: `  ${'x'.repeat(100)}  `, email: ' sam@rivera.test ' };
  expect(bookingSchema.parse(padded)).toMatchObject({
    name: 'x'.repeat(100),
    email: 'sam@rivera.test',
  });
});

test.each([
  [-1, 'Please choose today or a later day'],
  [0, undefined],
  [365, undefined],
  [366, 'Please choose a day within the next year'],
])('a day %i days from today in Denver is answered with %s', (days, message) => {
  expect(firstMessage('preferredDate', addDays(denverDay(new Date()), days))).toBe(message);
});

test('a day that does not exist is asked for again', () => {
  expect(firstMessage('preferredDate', '2027-02-30')).toBe('Please choose a day from the calendar');
});

test('an empty form complains in the order of the specification', () => {
  const messages = bookingSchema
    .safeParse(emptyBooking)
    .error?.issues.map(({ message }) => message);
  expect([...new Set(messages)]).toEqual([
    'Name is required',
    'Phone is required',
    'Invalid email address',
    'Address is required',
    'ZIP code is required',
    'Pet name is required',
    'Pet type is required',
    'Service is required',
    'Preferred date is required',
    'Preferred time is required',
  ]);
});

test.each([
  [0, false],
  [1, true],
  [4, true],
  [5, false],
])('a request for %i pets is accepted: %s', (count, expected) => {
  const pets = Array.from({ length: count }, () => biscuit);
  expect(bookingSchema.safeParse({ ...bookingRequest, pets }).success).toBe(expected);
});
