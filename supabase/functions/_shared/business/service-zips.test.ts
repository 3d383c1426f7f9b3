import assert from 'node:assert/strict';
import { answeredZone, fiveDigits, requestZone, serviceZone } from './service-zips.ts';

for (const [typed, digits] of [
  ['80209', '80209'],
  [' 80209 ', '80209'],
  ['80209-1234', '80209'],
  ['80209 1234', '80209'],
  ['802091234', '80209'],
  ['CO 80203', '80203'],
  ['80203 CO', '80203'],
  ['', undefined],
  ['802', undefined],
  ['3 802', undefined],
  ['80209-12', undefined],
  ['802091', undefined],
  ['call me', undefined],
] as const) {
  Deno.test(`reads the five digits of "${typed}" as ${digits}`, () => {
    assert.equal(fiveDigits(typed), digits);
  });
}

for (const [typed, zone] of [
  ['80203', 'core'],
  ['CO 80203', 'core'],
  ['80401-1234', 'extended'],
  ['80221', 'core'],
  ['80030', 'core'],
  ['80465', 'extended'],
  ['80020', 'extended'],
  ['80016', 'outside'],
  ['80301', 'outside'],
  ['80000', 'outside'],
  ['81699', 'outside'],
  ['79999', 'elsewhere'],
  ['81700', 'elsewhere'],
  ['10001', 'elsewhere'],
  ['90210-1234', 'elsewhere'],
  ['A1A 1A1', 'elsewhere'],
  ['', 'elsewhere'],
  ['802', 'elsewhere'],
  ['3 802', 'elsewhere'],
  ['80002 80003', 'elsewhere'],
] as const) {
  Deno.test(`finds the zone of "${typed}": ${zone}`, () => {
    assert.equal(serviceZone(typed), zone);
  });
}

for (const [typed, zone] of [
  ['80203', 'core'],
  ['CO 80203', 'core'],
  ['80203 CO', 'core'],
  ['80301', 'outside'],
  ['A1A 1A1', 'elsewhere'],
  ['8O209', 'elsewhere'],
  ['', undefined],
  ['8020', undefined],
  ['CO 802', undefined],
  ['80209-12', undefined],
  ['Denver', undefined],
] as const) {
  Deno.test(`the ZIP check answers "${typed}" with ${zone}`, () => {
    assert.equal(answeredZone(typed), zone);
  });
}

Deno.test('a request keeps the answer that its visitor saw, or gets the answer of today', () => {
  assert.equal(requestZone({ zip_answer: 'outside', zip_code: '80221' }), 'outside');
  assert.equal(requestZone({ zip_answer: null, zip_code: '80221' }), 'core');
});
