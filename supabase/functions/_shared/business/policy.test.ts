import assert from 'node:assert/strict';
import { payLink, travelFeeName, travelFeeWords } from './policy.ts';

Deno.test('the sentence about a travel fee names the range, if there is one', () => {
  assert.equal(
    travelFeeWords({ zip: '80401', fees: {} }),
    'Expect a travel fee for 80401. It goes by ZIP, and your confirmation shows it.',
  );
  const steps = { '16-30': '$15', '26-35': '$15-$25', '28-40': '$15-$35', '32-40': '$25-$35' };
  for (const [drive, fee] of Object.entries(steps))
    assert.equal(travelFeeName(drive), `travel fee of ${fee}`);
  const [near, anywhere] = [travelFeeWords({ zip: '80004' }), travelFeeWords()];
  assert.equal(near, 'Expect a travel fee of $15 for 80004.');
  assert.match(anywhere, /^Expect a travel fee of \$15-\$35\. /);
});

Deno.test('the link to pay needs an https address', () => {
  const href = 'https://venmo.com/u/alpenglow';
  assert.deepEqual(payLink(href), { label: 'Pay online', href });
  for (const unsafe of ['', 'venmo.com/u/alpenglow', 'http://venmo.com', 'javascript:alert(1)'])
    assert.equal(payLink(unsafe), undefined);
});
