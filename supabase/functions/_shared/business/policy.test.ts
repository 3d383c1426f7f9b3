import assert from 'node:assert/strict';
import { payLink, travelFeeWords } from './policy.ts';

Deno.test('the sentence about a travel fee names the range, if there is one', () => {
  assert.equal(
    travelFeeWords('extended', { zip: '80401', fees: {} }),
    'Expect a travel fee for 80401. Your confirmation shows the exact amount.',
  );
  assert.equal(
    travelFeeWords('extended', { fees: { extended: { from: 15, to: 30 } } }),
    'Expect a travel fee of $15-$30. Your confirmation shows the exact amount.',
  );
});

Deno.test('the link to pay needs an https address', () => {
  const href = 'https://venmo.com/u/alpenglow';
  assert.deepEqual(payLink(href), { label: 'Pay online', href });
  for (const unsafe of ['', 'venmo.com/u/alpenglow', 'http://venmo.com', 'javascript:alert(1)'])
    assert.equal(payLink(unsafe), undefined);
});
