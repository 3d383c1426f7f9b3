import { expect, test } from 'vitest';
import { paths } from '@/site/paths';
import { readBookingPrefill } from './booking-prefill';

const read = (query: string) => readBookingPrefill(new URLSearchParams(query));

test.each([
  ['full-groom', 'Full Groom'],
  ['spa-bath', 'Spa Bath'],
  ['puppy-cut', 'Puppy Cut'],
  ['senior-care', 'Senior Pet Comfort'],
  ['cat-grooming', 'Cat Grooming'],
])('service=%s chooses %s', (slug, service) => {
  expect(read(`service=${slug}`)).toEqual({ service });
});

test('what a booking link is made of is what the form reads', () => {
  const link = paths.booking({
    service: 'full-groom',
    size: 'large',
    addOns: ['teeth-brushing', 'nail-grinding'],
  });
  expect(read(link.slice(link.indexOf('?')))).toEqual({
    service: 'Full Groom',
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
