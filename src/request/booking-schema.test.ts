import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingRequest } from './booking-request.fixture';
import { type BookingValues, bookingSchema, emptyBooking } from './booking-schema';
import { stepProblem } from '@/features/booking/form/booking-steps';
import { emailWithLength } from '@/testing/email-with-length';
import { phoneMessage } from '@shared/business/phone';
import { maxLengths } from '@shared/visits/request-limits';
import { addresses, phones } from '@shared/visits/typed-contacts.fixture';

const [biscuit] = bookingRequest.pets;
const petFields = ['petName', 'petType', 'breed', 'weight', 'service', 'size', 'addOns'];

function firstMessage(field: string, value: unknown) {
  const request = petFields.includes(field)
    ? { ...bookingRequest, pets: [{ ...biscuit, [field]: value }] }
    : { ...bookingRequest, [field]: value };
  return bookingSchema.safeParse(request).error?.issues[0]?.message;
}

const texts = Object.entries(maxLengths).filter(([field]) => field !== 'email');

test.each(texts)('%s has at most %i characters', (field, most) => {
  const letter = field === 'phone' ? '5' : 'x';
  const messages = [most, most + 1].map((length) => firstMessage(field, letter.repeat(length)));
  const tooLong: unknown = expect.stringMatching(` must be ${most} characters or fewer$`);
  expect(messages).toEqual([undefined, tooLong]);
});

test.each([
  ['name', '   ', 'Name is required'],
  ['phone', 'Call me', phoneMessage],
  ['zipCode', '8020', 'ZIP code is required'],
  ['email', 'sam', 'Invalid email address'],
  ['email', emailWithLength(255), undefined],
  ['email', emailWithLength(256), 'Email must be 255 characters or fewer'],
  ['petType', 'bird', 'Pet type is required'],
  ['preferredDate', '2027-02-30', 'Please choose a day from the calendar'],
])('the form answers the %s "%s" with "%s"', (field, value, message) => {
  expect(firstMessage(field, value)).toBe(message);
});

test('surrounding spaces are not stored and do not count', () => {
  const [name, email] = ['x'.repeat(100), 'sam@rivera.test'];
  const padded = { ...bookingRequest, name: `  ${name}  `, email: ` ${email} ` };
  expect(bookingSchema.parse(padded)).toMatchObject({ name, email });
});

const passed = 'That day has passed. Please choose a later one.';
const tooLate = 'It’s too late for today. Please choose another day.';
const over = 'That window is over for today. Please choose a later one, or another day.';
const soon = 'That window begins before we answer. Please call, or choose a later one.';

function messagesAt(now: string, values: Partial<BookingValues>) {
  vi.setSystemTime(new Date(now));
  const { issues = [] } = bookingSchema.safeParse({ ...bookingRequest, ...values }).error ?? {};
  return issues.map(({ path, message }) => [path.join('.'), message]);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-11-23', passed],
  ['2026-11-24', undefined],
  ['2027-11-24', undefined],
  ['2027-11-25', 'Please choose a day within the next year'],
])('at noon of November 24 in Denver, %s is answered with %s', (preferredDate, message) => {
  const values = { preferredDate, preferredTime: '4-6 PM' };
  // already the 25th in Auckland
  expect(messagesAt('2026-11-24T12:00:00-07:00', values)).toEqual(
    message ? [['preferredDate', message]] : [],
  );
});

test.each([
  ['08:00', '10 AM-12 PM', []],
  ['08:01', '10 AM-12 PM', [['preferredTime', soon]]],
  ['12:00', '10 AM-12 PM', [['preferredTime', over]]],
  ['14:01', '4-6 PM', [['preferredDate', tooLate]]],
])('at %s in Denver, today %s is answered with %j', (time, preferredTime, messages) => {
  const now = `2026-11-24T${time}:00-07:00`;
  expect(messagesAt(now, { preferredDate: '2026-11-24', preferredTime })).toEqual(messages);
  expect(messagesAt(now, { preferredDate: '2026-11-25', preferredTime })).toEqual([]);
});

test('a window that is over is reported in its step, before the contact is filled in', () => {
  const values = { preferredDate: '2026-11-24', preferredTime: '8-10 AM', phone: '' };
  vi.setSystemTime(new Date('2026-11-24T12:00:00-07:00'));
  expect(
    stepProblem(2, { ...emptyBooking, ...bookingRequest, ...values, repeatWeeks: '5' }),
  ).toEqual({ title: 'Validation Error', description: over });
});

test('an empty form complains in the order of the specification', () => {
  const { issues = [] } = bookingSchema.safeParse(emptyBooking).error ?? {};
  expect([...new Set(issues.map(({ message }) => message))]).toEqual([
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

test.each([
  ['email', addresses],
  ['phone', phones],
])('judges an %s as its table does', (field, { good, bad }) => {
  for (const value of good) expect(firstMessage(field, value), value).toBeUndefined();
  // spaces at the ends are trimmed
  for (const value of bad.map((text) => `${text.trimEnd()}`).filter((text) => text !== 'sam@b.co'))
    expect(firstMessage(field, value), value).toBeDefined();
});
