import assert from 'node:assert/strict';
import { payLink, travelFeeWords } from './policy.ts';

Deno.test('a range that the operator has set is named wherever a fee may apply', () => {
  assert.equal(
    travelFeeWords('extended', { zip: '80401', fees: {} }),
    'A travel fee may apply for 80401. Your confirmation shows the exact amount.',
  );
  assert.equal(
    travelFeeWords('extended', { fees: { extended: { from: 15, to: 30 } } }),
    'A travel fee of $15-$30 may apply. Your confirmation shows the exact amount.',
  );
});

Deno.test('only a safe address is offered to pay at, and none without one', () => {
  const href = 'https://venmo.com/u/alpenglow';
  assert.deepEqual(payLink(href), { label: 'Pay online', href });
  for (const unsafe of ['', 'venmo.com/u/alpenglow', 'http://venmo.com', 'javascript:alert(1)'])
    assert.equal(payLink(unsafe), undefined);
});
