import { expect, test } from 'vitest';
import { addOns } from '@shared/add-ons';
import { bookingServices, timeSlots } from './booking-options';
import { serviceAreas } from './locations';
import { homeAreas } from './locations/home-areas';
import { zipAnswer } from './locations/zip-answer';
import { petSizes } from '@shared/pet-sizes';
import { quote } from './quote';
import { services } from './services';

// Specification, section 9: USD for small, medium, large, xlarge.
const priceTable = {
  'spa-bath': [75, 85, 95, 110],
  'full-groom': [120, 145, 170, 200],
  'puppy-cut': [60, 70, 80, 90],
  'senior-care': [70, 85, 100, 115],
  'cat-grooming': [85, 95, 110, 125],
};
const addOnPrices = {
  'nail-grinding': 10,
  'teeth-brushing': 15,
  deshedding: 20,
  'flea-treatment': 25,
} as const;

const addOnSets = Array.from({ length: 2 ** addOns.length }, (_, bits) =>
  addOns.map(({ id }) => id).filter((_id, position) => bits & (1 << position)),
);

const combinations = Object.entries(priceTable).flatMap(([service, prices]) =>
  petSizes.flatMap(({ id: size }, column) =>
    addOnSets.map((chosen) => ({
      service,
      size,
      chosen,
      expected:
        (prices[column] ?? Number.NaN) + chosen.reduce((sum, id) => sum + addOnPrices[id], 0),
    })),
  ),
);

test('the price table is 5 packages x 4 sizes x 16 sets of add-ons', () => {
  expect(combinations).toHaveLength(5 * 4 * 16);
});

test.each(combinations)('$service, $size, $chosen costs $expected', (combination) => {
  const { service, size, chosen, expected } = combination;
  expect(quote({ service, size, addOns: chosen })).toBe(expected);
});

test('the total is 0 until both a service and a size are chosen', () => {
  const everything = addOns.map(({ id }) => id);
  expect(quote({ service: undefined, size: 'small', addOns: everything })).toBe(0);
  expect(quote({ service: 'full-groom', size: undefined, addOns: everything })).toBe(0);
  expect(quote({ service: 'dragon-wash', size: 'small', addOns: [] })).toBe(0);
});

test('packages, booking services and time windows are those of the specification', () => {
  expect(services.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(priceTable).toSorted());
  expect(Object.fromEntries(bookingServices.map(({ slug, name }) => [slug, name]))).toEqual({
    'full-groom': 'Full Groom',
    'puppy-cut': 'Puppy Cut',
    'cat-grooming': 'Cat Grooming',
    'spa-bath': 'Spa Bath',
    'senior-care': 'Senior Pet Comfort',
    undefined: 'Custom Service',
  });
  expect(timeSlots).toEqual(['8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM', '4-6 PM']);
});

test('the home page names the 24 areas of the specification, and they are among all areas', () => {
  expect(homeAreas.map(({ name }) => name)).toEqual(
    'Arvada, Aurora, Capitol Hill, Centennial, Central Park, Cherry Creek, Cherry Hills, Columbine, Commerce City, Denver, DTC, Edgewater, Englewood, Glendale, Golden, Greenwood Village, Highlands, Highlands Ranch, Ken Caryl, Lakewood, Littleton, RiNo, Wash Park, Wheat Ridge'.split(
      ', ',
    ),
  );
  expect(serviceAreas).toEqual(expect.arrayContaining([...homeAreas]));
});

test.each([
  ['80203', 'core', 'Capitol Hill'],
  ['80222', 'core', 'Denver'],
  ['80209', 'core', 'Cherry Creek, Denver, and Wash Park'],
  ['80209-1234', 'core', 'Cherry Creek, Denver, and Wash Park'],
  ['802091234', 'core', 'Cherry Creek, Denver, and Wash Park'],
  [' 80033 ', 'core', 'Wheat Ridge'],
  ['80111', 'extended', 'Centennial, Cherry Hills, DTC, and Greenwood Village'],
  ['80401', 'extended', 'Golden'],
  ['80016', 'ask', 'Aurora and Centennial'],
  ['80020', 'ask', ''],
  ['10001', 'ask', ''],
] as const)('ZIP %s is answered with "%s": %s', (typed, zone, areas) => {
  expect(zipAnswer(typed)).toMatchObject({ zone, areas });
});

test('every area of the home page has a ZIP we come to without asking', () => {
  for (const { name, zips } of homeAreas) {
    expect([name, zips.some((zip) => zipAnswer(zip)?.zone !== 'ask')]).toEqual([name, true]);
  }
});

test.each([
  ['in no area', '80020'],
  ['at the edge of two areas that we serve', '80016'],
])('a ZIP we are not sure about, %s, is named and never refused', (_, zip) => {
  const answer = zipAnswer(zip);
  expect(answer?.title).toBe(`We’re not sure about ${zip} yet`);
  expect(answer?.text).toContain('Send your request');
});

test('a ZIP we come to is answered with the areas it lies in', () => {
  expect(zipAnswer('80401')?.title).toBe('We come to Golden');
});

test('a longer drive is not put into minutes, which differ from ZIP to ZIP', () => {
  const { text } = zipAnswer('80401') ?? {};
  expect(text).toMatch(/longer drive.*travel fee may apply.*before we confirm/);
  expect(text).not.toMatch(/\d/);
});

test.each(['', '8020', '8020a', 'Denver', '80209-12'])('"%s" is no ZIP yet', (typed) => {
  expect(zipAnswer(typed)).toBeUndefined();
});
