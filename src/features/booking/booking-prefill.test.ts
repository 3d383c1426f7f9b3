import { expect, test } from 'vitest';
import { bookingServices } from '@/content/booking-options';
import { paths } from '@/site/paths';
import { readBookingPrefill, takesPrefill } from './booking-prefill';
import { bookingRequest } from './booking-request.fixture';
import { emptyBooking } from './booking-schema';

test.each(bookingServices)('service=$slug chooses it', ({ slug: service }) => {
  expect(readBookingPrefill(`service=${service}`)).toEqual({ service });
});

test('what a booking link is made of is what the form reads', () => {
  const link = paths.booking({
    service: 'full-groom',
    size: 'large',
    addOns: ['teeth-brushing', 'nail-grinding'],
  });
  expect(readBookingPrefill(link.slice(link.indexOf('?')))).toEqual({
    service: 'full-groom',
    size: 'large',
    addOns: ['nail-grinding', 'teeth-brushing'],
  });
});

test('a package without add-ons has none; a service alone leaves the question open', () => {
  expect(readBookingPrefill('service=spa-bath&size=small').addOns).toEqual([]);
  expect(readBookingPrefill('service=spa-bath').addOns).toBeUndefined();
});

test.each(['', 'service=', 'service=undefined', 'service=dragon', 'size=huge', 'addons=gold,,x'])(
  'nothing is chosen by "%s"',
  (query) => {
    expect(readBookingPrefill(query)).toEqual({});
  },
);

const asked = 'service=spa-bath';

test.each([
  ['a link', 'link', 'counts each time it is followed', asked, true],
  ['an address', 'return', 'counts once', '', true],
  ['an address', 'return', 'does not count again', asked, false],
  ['a suggestion', 'suggestion', 'leaves alone what was begun', '', false],
] as const)('%s (%s) %s', (_who, source, _what, query, expected) => {
  expect(takesPrefill({ ...bookingRequest, query }, asked, source)).toBe(expected);
});

test('a suggestion counts in an empty form', () => {
  expect(takesPrefill(emptyBooking, asked, 'suggestion')).toBe(true);
});
