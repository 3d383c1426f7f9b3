import assert from 'node:assert/strict';
import { fiveDigits, serviceZone } from './service-zips.ts';

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
  Deno.test(`the five digits of "${typed}" are ${digits}`, () => {
    assert.equal(fiveDigits(typed), digits);
  });
}

for (const [typed, zone] of [
  ['80203', 'core'],
  ['CO 80203', 'core'],
  ['80401-1234', 'extended'],
  ['80020', 'ask'],
  ['', 'ask'],
  ['802', 'ask'],
  ['3 802', 'ask'],
  ['80002 80003', 'ask'],
] as const) {
  Deno.test(`"${typed}" lies in the zone ${zone}`, () => {
    assert.equal(serviceZone(typed), zone);
  });
}
