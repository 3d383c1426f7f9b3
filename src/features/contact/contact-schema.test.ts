import { expect, test } from 'vitest';
import { contactSchema, emptyMessage, isReachable, toContactRow } from './contact-schema';
import { emailWithLength } from '@/testing/email-with-length';
import { phoneMessage } from '@shared/business/phone';

const message = {
  firstName: 'Sam',
  lastName: 'Rivera',
  email: 'sam@rivera.test',
  phone: '(303) 555-0199',
  message: 'Do you groom Newfoundlands?',
  agreedToPrivacy: true,
};

const firstMessage = (field: string, value: unknown) =>
  contactSchema.safeParse({ ...message, [field]: value }).error?.issues[0]?.message;

test.each([
  ['firstName', 1, 100, 'First name must be less than 100 characters'],
  ['lastName', 1, 100, 'Last name must be less than 100 characters'],
  ['phone', 10, 20, 'Phone number must be less than 20 characters'],
  ['message', 1, 1000, 'Message must be less than 1000 characters'],
])('%s has from %i to %i characters', (field, least, most, tooLong) => {
  const letter = field === 'phone' ? '5' : 'x';
  const messages = [least, most, most + 1].map((length) =>
    firstMessage(field, letter.repeat(length)),
  );
  expect(messages).toEqual([undefined, undefined, tooLong]);
});

test.each([
  ['firstName', '   ', 'First name is required'],
  ['message', ' \n ', 'Message is required'],
  ['phone', '303555014', 'Phone number must be at least 10 digits'],
  ['phone', '*72 3035550142', phoneMessage],
  ['email', 'sam@', 'Invalid email address'],
  ['email', emailWithLength(255), undefined],
  ['email', emailWithLength(256), 'Email must be less than 255 characters'],
  ['agreedToPrivacy', false, 'You must agree to the privacy policy'],
])('the form answers the %s "%s" with "%s"', (field, value, expected) => {
  expect(firstMessage(field, value)).toBe(expected);
});

test('an empty form complains in the order of its fields', () => {
  const { issues = [] } = contactSchema.safeParse(emptyMessage).error ?? {};
  expect(issues.map(({ message: text }) => text)).toEqual([
    'First name is required',
    'Last name is required',
    'Message is required',
    'You must agree to the privacy policy',
  ]);
});

test.each([
  ['sam@rivera.test', '', true],
  ['', '3035550199', true],
  ['', '', false],
  [' ', '  ', false],
])('with e-mail "%s" and phone "%s" somebody can answer: %s', (email, phone, expected) => {
  expect(isReachable({ email, phone })).toBe(expected);
});

test('a message becomes a row: spaces cut off, what is missing null, no consent stored', () => {
  const typed = { ...message, firstName: ' Sam ', email: ' sam@rivera.test ', phone: '  ' };
  expect(toContactRow(contactSchema.parse(typed))).toEqual({
    first_name: 'Sam',
    last_name: 'Rivera',
    email: 'sam@rivera.test',
    phone: null,
    message: 'Do you groom Newfoundlands?',
  });
  const { phone } = message;
  expect(toContactRow(contactSchema.parse({ ...message, email: '' }))).toMatchObject({
    email: null,
    phone,
  });
});
