import { expect, test } from 'vitest';
import { readBookingPrefill, takesPrefill } from './booking-prefill';
import { bookingRequest } from './booking-request.fixture';
import { emptyBooking } from './booking-schema';
import { bookingServices } from '@/content/booking-options';
import { paths } from '@/site/paths';

const read = (query: string) => readBookingPrefill(new URLSearchParams(query));

test.each(bookingServices)('service=$slug chooses it', ({ slug: service }) => {
  expect(read(`service=${service}`)).toEqual({ service });
});

test('what a booking link is made of is what the form reads', () => {
  const link = paths.booking({
    service: 'full-groom',
    size: 'large',
    addOns: ['teeth-brushing', 'nail-grinding'],
  });
  expect(read(link.slice(link.indexOf('?')))).toEqual({
    service: 'full-groom',
    size: 'large',
    addOns: ['nail-grinding', 'teeth-brushing'],
  });
});

test('a package without add-ons has none; a service alone leaves the question open', () => {
  expect(read('service=spa-bath&size=small').addOns).toEqual([]);
  expect(read('service=spa-bath').addOns).toBeUndefined();
});

test.each(['', 'service=', 'service=undefined', 'service=dragon', 'size=huge', 'addons=gold,,x'])(
  'nothing is chosen by "%s"',
  (query) => {
    expect(read(query)).toEqual({});
  },
);

const asked = { service: 'spa-bath' };

test.each([
  ['a link', 'replace', 'counts each time it is followed', asked, true],
  ['an address', 'once', 'counts once', {}, true],
  ['an address', 'once', 'does not count again', asked, false],
  ['a suggestion', 'suggest', 'leaves alone what was begun', {}, false],
] as const)('%s (%s) %s', (_who, mode, _what, prefill, expected) => {
  const session = { step: 1, startedAt: 0, prefill } as const;
  expect(takesPrefill({ ...bookingRequest, session }, asked, mode)).toBe(expected);
});

test('a suggestion counts in an empty form', () => {
  const session = { step: 1, startedAt: 0, prefill: {} } as const;
  expect(takesPrefill({ ...emptyBooking, session }, asked, 'suggest')).toBe(true);
});
