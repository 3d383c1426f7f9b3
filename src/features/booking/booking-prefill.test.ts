import { expect, test } from 'vitest';
import { readBookingPrefill, rebookingValues, takesPrefill } from './booking-prefill';
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

const pet = {
  name: 'Biscuit',
  type: 'dog',
  breed: 'Corgi',
  weight: null,
  size: 'medium',
  service: 'Full Groom',
  addOns: ['deshedding', 'gold'],
};
const contact = {
  name: 'Sam Rivera',
  phone: '303-555-0142',
  email: 'sam@rivera.test',
  address: '12 Pearl St',
  zipCode: '80203',
};

test('booking again brings every pet and the contact, and no day', () => {
  const mo = { ...pet, name: 'Mo', type: 'cat', breed: null, service: 'Cat Grooming', addOns: [] };
  const values = rebookingValues({ ...contact, repeatWeeks: 6, pets: [pet, mo] });
  expect(values).toEqual({
    ...contact,
    repeatWeeks: '6',
    pets: [
      {
        petName: 'Biscuit',
        petType: 'dog',
        breed: 'Corgi',
        weight: '',
        service: 'full-groom',
        size: 'medium',
        addOns: ['deshedding'],
      },
      {
        petName: 'Mo',
        petType: 'cat',
        breed: '',
        weight: '',
        service: 'cat-grooming',
        size: 'medium',
        addOns: [],
      },
    ],
  });
});

test('what our lists no longer know is left open, and no form has more pets than fit', () => {
  const old = { ...pet, service: 'Perm', size: 'giant' };
  const { pets = [], repeatWeeks } = rebookingValues({
    ...contact,
    repeatWeeks: 5,
    pets: Array.from({ length: 6 }, () => old),
  });
  expect(pets).toHaveLength(4);
  expect(pets[0]).toMatchObject({ service: '', size: '' });
  expect(repeatWeeks).toBe('');
});

test('a suggestion counts in an empty form', () => {
  const session = { step: 1, startedAt: 0, prefill: {} } as const;
  expect(takesPrefill({ ...emptyBooking, session }, asked, 'suggest')).toBe(true);
});
