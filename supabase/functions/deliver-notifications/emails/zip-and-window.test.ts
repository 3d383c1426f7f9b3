import assert from 'node:assert/strict';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import { biscuit, bookingJob } from './sample-job.fixture.ts';

for (const [zip_code, zip_answer, toOwner, toOperator] of [
  [
    '80301',
    'outside',
    '80301 is outside our usual area. We’ll check the drive to your address and tell you yes or no.',
    'Outside our usual area',
  ],
  [
    '10001',
    null,
    '10001 isn’t a Denver-area ZIP. If that’s a typo, text us the right one.',
    'Not a Denver-area ZIP',
  ],
  // the lists have changed since the visitor was answered
  [
    '80221',
    'outside',
    '80221 is outside our usual area. We’ll check the drive to your address and tell you yes or no.',
    'Outside our usual area',
  ],
] as const) {
  Deno.test(`both are told the answer to ${zip_code}, and no fee and no visit is promised`, () => {
    const row = { ...biscuit, zip_code, zip_answer };
    const mail = emailFor(bookingJob('owner', row));
    assertSays(mail, [
      toOwner,
      'We’ll call, text or email you by Sat, Nov 21, 9:00 AM to say whether',
    ]);
    assert.doesNotMatch(mail.text, /fee of|expect a|goes by ZIP|to confirm the day/i);
    assertSays(emailFor(bookingJob('operator', row)), [toOperator]);
  });
}

Deno.test('both emails name a window that was over when the request was sent', () => {
  for (const [preferred_date, preferred_time, created_at, isOver] of [
    ['2026-11-24', '10 AM-12 PM', '2026-11-24T12:00:00-07:00', true],
    ['2026-11-24', '10 AM-12 PM', '2026-11-24T11:59:00-07:00', false],
    ['2026-11-23', '4-6 PM', '2026-11-24T07:00:00-07:00', true],
    // already Wednesday in UTC
    ['2026-11-24', '4-6 PM', '2026-11-24T17:30:00-07:00', false],
  ] as const) {
    const row = { ...biscuit, preferred_date, preferred_time, created_at };
    for (const [audience, words] of [
      ['operator', 'This window was already over when the request was sent.'],
      ['owner', 'That window is over, so we’ll offer you another.'],
    ] as const) {
      assert.equal(emailFor(bookingJob(audience, row)).text.includes(words), isOver);
    }
  }
});

Deno.test('the receipt of a request for a closed day says that we offer the nearest', () => {
  const words = 'We’re closed on Sundays, so we’ll offer you the nearest day.';
  for (const [preferred_date, isClosed] of [
    ['2026-11-29', true],
    ['2026-11-30', false],
  ] as const) {
    const { text } = emailFor(bookingJob('owner', { ...biscuit, preferred_date }));
    assert.equal(text.includes(words), isClosed);
  }
});
