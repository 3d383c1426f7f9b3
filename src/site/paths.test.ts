import { expect, test } from 'vitest';
import { contactLinks } from './paths';

test('a text-message link is percent-encoded', () => {
  expect(contactLinks.text('Hi & hello, 80209?')).toBe(
    'sms:+13035550142?&body=Hi%20%26%20hello%2C%2080209%3F',
  );
});
