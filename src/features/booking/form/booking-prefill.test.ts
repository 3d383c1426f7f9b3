import { expect, test } from 'vitest';
import { readBookingPrefill } from '../booking-link';
import { type BookingPrefill, type PrefillMode, takesPrefill } from './booking-prefill';
import { bookingServices } from '@/content/booking-options';
import { bookingRequest } from '@/request/booking-request.fixture';
import { type BookingValues, emptyBooking } from '@/request/booking-schema';
import { paths } from '@/site/paths';

const read = (query: string) => readBookingPrefill(new URLSearchParams(query));

test.each(bookingServices)('service=$slug chooses it', ({ slug: service }) => {
  expect(read(`service=${service}`)).toEqual({ service });
});

test('the form reads each part of a booking link', () => {
  const choice = { service: 'full-groom', size: 'large' };
  const addOns = ['teeth-brushing', 'nail-grinding'] as const;
  const link = paths.booking({ ...choice, addOns });
  expect(read(link.slice(link.indexOf('?')))).toEqual({ ...choice, addOns: addOns.toReversed() });
});

test('a package without add-ons has none; a service alone leaves the question open', () => {
  expect(read('service=spa-bath&size=small').addOns).toEqual([]);
  expect(read('service=spa-bath').addOns).toBeUndefined();
});

test('a day and a window of an email’s link go together', () => {
  const chosen = { preferredDate: '2026-12-01', preferredTime: '10 AM-12 PM' };
  expect(read('day=2026-12-01&window=10+AM-12+PM')).toEqual({ chosen });
});

test.each([
  'day=2026-12-01',
  'window=8-10+AM',
  'day=tomorrow&window=8-10+AM',
  'day=2026-12-01&window=noon',
  '',
  'service=',
  'service=undefined',
  'service=dragon',
  'size=huge',
  'addons=gold,,x',
])('nothing is chosen by "%s"', (query) => {
  expect(read(query)).toEqual({});
});

const asked = { service: 'spa-bath' };
const takes = (
  mode: PrefillMode,
  prefill: BookingPrefill,
  values: BookingValues = bookingRequest,
) => takesPrefill({ ...values, session: { step: 1, startedAt: 0, prefill } }, asked, mode);

test('a link counts each time, and a suggestion once, in an empty form alone', () => {
  expect(takes('replace', asked)).toBe(true);
  expect(takes('suggest', {}, emptyBooking)).toBe(true);
  expect(takes('suggest', asked, emptyBooking)).toBe(false);
  expect(takes('suggest', {})).toBe(false);
});

test('an address without choices changes nothing', () => {
  const session = { step: 1, startedAt: 0, prefill: asked } as const;
  expect(takesPrefill({ ...bookingRequest, session }, {}, 'replace')).toBe(false);
});
