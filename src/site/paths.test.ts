import { expect, test } from 'vitest';
import { contactLinks, paths } from './paths';

test('a booking link carries service, size and add-ons', () => {
  const link = paths.booking({
    service: 'full-groom',
    size: 'large',
    addOns: ['nail-grinding', 'deshedding'],
  });
  expect(link).toBe('/booking?service=full-groom&size=large&addons=nail-grinding%2Cdeshedding');
  expect(paths.booking()).toBe('/booking');
  expect(paths.booking({ service: undefined, addOns: [] })).toBe('/booking');
});

test('a text-message link is percent-encoded', () => {
  expect(contactLinks.text('Hi & hello, 80209?')).toBe(
    'sms:+13035550142?&body=Hi%20%26%20hello%2C%2080209%3F',
  );
});
