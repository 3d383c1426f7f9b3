import { expect, test } from 'vitest';
import { homeAreas } from './locations/home-areas';
import { zipAnswer } from './locations/zip-answer';
import { quote } from './quote';
import { addOns } from '@shared/add-ons';
import { travelFeeWords } from '@shared/policy';

test('the total is 0 until both a service and a size are chosen', () => {
  const everything = addOns.map(({ id }) => id);
  expect(quote({ service: undefined, size: 'small', addOns: everything })).toBe(0);
  expect(quote({ service: 'full-groom', size: '', addOns: everything })).toBe(0);
  expect(quote({ service: 'dragon-wash', size: 'small', addOns: [] })).toBe(0);
});

test.each([
  ['80203', 'core', 'Capitol Hill'],
  ['80222', 'core', 'Denver'],
  ['80209', 'core', 'Cherry Creek, Denver and Wash Park'],
  ['80209-1234', 'core', 'Cherry Creek, Denver and Wash Park'],
  ['802091234', 'core', 'Cherry Creek, Denver and Wash Park'],
  [' 80033 ', 'core', 'Wheat Ridge'],
  ['CO 80203', 'core', 'Capitol Hill'],
  ['80111', 'extended', 'Centennial, Cherry Hills, DTC and Greenwood Village'],
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
  expect(answer?.text).toContain('send a request');
});

test('a ZIP we come to is answered with the areas it lies in', () => {
  expect(zipAnswer('80401')?.title).toBe('We come to Golden');
});

test('a longer drive is not put into minutes, which differ from ZIP to ZIP', () => {
  const { text = '' } = zipAnswer('80401') ?? {};
  const fee = travelFeeWords('extended');
  expect(text).toContain(fee);
  expect(text.replace(fee, '')).not.toMatch(/\d/);
});

test.each(['', '8020', '8020a', 'Denver', '80209-12'])('"%s" is no ZIP yet', (typed) => {
  expect(zipAnswer(typed)).toBeUndefined();
});
