import { expect, test } from 'vitest';
import { homeAreas } from './locations/home-areas';
import { zipAnswer } from './locations/zip-answer';
import { travelFeeWords } from '@shared/business/policy';
import { zoneLists } from '@shared/business/service-zips';

test.each([
  ['80203', 'core', 'Capitol Hill and Denver'],
  ['80209', 'core', 'Cherry Creek, Denver and Wash Park'],
  ['80209-1234', 'core', 'Cherry Creek, Denver and Wash Park'],
  [' 80033 ', 'core', 'Wheat Ridge'],
  ['CO 80203', 'core', 'Capitol Hill and Denver'],
  ['80111', 'extended', 'Centennial, Cherry Hills, DTC and Greenwood Village'],
  ['80401', 'extended', 'Golden'],
  ['80016', 'outside', 'Aurora and Centennial'],
  ['80301', 'outside', ''],
  ['10001', 'elsewhere', ''],
] as const)('the check answers the ZIP %s with "%s": %s', (typed, zone, areas) => {
  expect(zipAnswer(typed)).toMatchObject({ zone, areas });
});

test('every area of the home page has a ZIP we come to without asking', () => {
  for (const { name, zips } of homeAreas) {
    expect([name, zips.some((zip) => /we come to/.test(zipAnswer(zip)?.title ?? ''))]).toEqual([
      name,
      true,
    ]);
  }
});

test.each([
  // at the edge of two areas that we serve
  [
    '80016-1234',
    '80016 is outside our usual area. Text us your street first, and we’ll give you a yes or no. More than 40 minutes from downtown is usually too far for us.',
  ],
  [
    ' A1A 1A1 ',
    'A1A 1A1 isn’t a Denver-area ZIP. Please check the five digits. If they’re right, it’s likely too far for us.',
  ],
])('the check answers "%s" kindly: %s', (typed, words) => {
  const { title, link, text } = zipAnswer(typed) ?? {};
  expect(`${title} ${link?.words ?? ''}${text}`).toBe(words);
  expect(link?.href ?? 'sms:').toContain('sms:');
});

test('the check names the places in which a ZIP lies', () => {
  expect(zipAnswer('80401')?.title).toBe('Yes, we come to Golden.');
  const unnamed = [...zoneLists.core, ...zoneLists.extended].filter(
    (zip) => !zipAnswer(zip)?.areas,
  );
  expect(unnamed).toEqual([]);
});

test('the check names minutes of a longer drive only with the travel fee', () => {
  const { text = '' } = zipAnswer('80401') ?? {};
  const fee = travelFeeWords({ zip: '80401' });
  expect(text).toContain(fee);
  expect(text.replace(fee, '')).not.toMatch(/\d+(-\d+)? minutes/);
});

test.each(['', '8020', 'CO 802', 'Denver', '80209-12'])('"%s" is no ZIP yet', (typed) => {
  expect(zipAnswer(typed)).toBeUndefined();
});
