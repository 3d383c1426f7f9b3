import { expect, test } from 'vitest';
import { newsletterSchema } from './newsletter-schema';
import { emailWithLength } from '@/testing/email-with-length';

function findMessages(email: string) {
  return newsletterSchema.safeParse({ email }).error?.issues.map(({ message }) => message);
}

test.each([
  'sam@rivera.test',
  'sam+van@mail.rivera.test',
  's@r.co',
  emailWithLength(254),
  emailWithLength(255),
])('%s is accepted', (email) => {
  expect(findMessages(email)).toBeUndefined();
});

test.each(['', '   ', 'sam', 'sam@', '@rivera.test', 'sam@rivera', 'sam rivera@mail.test'])(
  '"%s" is no address',
  (email) => {
    expect(findMessages(email)).toEqual(['Invalid email address']);
  },
);

test('an address of 256 characters is one too long, and hears only that', () => {
  expect(emailWithLength(256)).toHaveLength(256);
  expect(findMessages(emailWithLength(256))).toEqual(['Email must be 255 characters or fewer']);
});

test('surrounding spaces are not stored and do not count', () => {
  expect(newsletterSchema.parse({ email: `  ${emailWithLength(255)} ` })).toEqual({
    email: emailWithLength(255),
  });
});
