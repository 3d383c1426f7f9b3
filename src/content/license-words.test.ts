import { expect, test } from 'vitest';
import { licenseWords } from './license-words';

test.each([
  ['12-345', 'Aspen Mutual', 'licensed by Colorado (PACFA 12-345) and insured by Aspen Mutual'],
  ['12-345', '', 'licensed by Colorado (PACFA 12-345)'],
  ['', 'Aspen Mutual', 'insured by Aspen Mutual'],
])('the license "%s" and the insurer "%s" are shown', (license, insurer, claim) => {
  expect(licenseWords({ license, insurer })).toBe(`We’re ${claim}. Text us for proof.`);
});

test('the site claims nothing before license and insurer are filled in', () => {
  expect(licenseWords({ license: '', insurer: '' })).toBe('');
});
