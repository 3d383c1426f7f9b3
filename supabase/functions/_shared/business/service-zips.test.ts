import assert from 'node:assert/strict';
import { requestZone, serviceZone } from './service-zips.ts';

for (const [typed, zone] of [
  ['80203', 'core'],
  ['CO 80203', 'core'],
  ['80401-1234', 'extended'],
  ['80016', 'outside'],
  ['80000', 'outside'],
  ['81699', 'outside'],
  ['79999', 'elsewhere'],
  ['81700', 'elsewhere'],
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

Deno.test('a request keeps the answer that its visitor saw, or gets the answer of today', () => {
  assert.equal(requestZone({ zip_answer: 'outside', zip_code: '80221' }), 'outside');
  assert.equal(requestZone({ zip_answer: null, zip_code: '80221' }), 'core');
});
