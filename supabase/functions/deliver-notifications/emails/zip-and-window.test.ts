import assert from 'node:assert/strict';
import { addDays, denverDay } from '../../_shared/time/denver-time.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import { biscuit, bookingJob, confirmed } from './sample-job.fixture.ts';

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
      'and you can still say no, free up to 4 hours before. No answer in time? Call or text us.',
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
      ['owner', 'That window is over, so we’ll look for another.'],
    ] as const) {
      assert.equal(emailFor(bookingJob(audience, row)).text.includes(words), isOver);
    }
  }
});

Deno.test('the receipt of a request for a closed day says that we look for the nearest', () => {
  const words = 'We’re closed on Sundays, so we’ll look for the nearest day.';
  for (const [preferred_date, isClosed] of [
    ['2026-11-29', true],
    ['2026-11-30', false],
  ] as const) {
    const { text } = emailFor(bookingJob('owner', { ...biscuit, preferred_date }));
    assert.equal(text.includes(words), isClosed);
    const job = bookingJob('operator', { ...biscuit, preferred_date });
    assert.match(emailFor({ ...job, closed_days: ['2026-11-30'] }).text, /\nThat day: Closed\n/);
  }
});

Deno.test('the operator reads of the visits before, what is owed and what is open that day', () => {
  const day = addDays(denverDay(new Date()), 1);
  const last_time = {
    reference: 'AG-222222',
    request: [biscuit],
    visit: { ...confirmed, day: '2026-10-06', status: 'no_show' },
    is_past: true,
    next_price: null,
    found_by: 'phone',
    missed: 1,
    visits: 2,
  } as const;
  const missed = {
    ...last_time,
    ...last_time.visit,
    last_change: null,
    owner: 'Sam',
    is_sure: false,
  };
  const owed = [25, 30].map((fee) => ({
    ...missed,
    request_version: 1,
    fee,
    is_waived: fee === 30,
  }));
  const busy = [{ from: '10:00', until: '14:00', zip_code: '80206' }];
  const busy_days = { closed_days: [], days: [{ day, longest: [1, 0, 0, 9, 9], busy }] };
  const job = bookingJob('operator', { ...biscuit, preferred_date: day });
  const mail = emailFor({ ...job, busy_days, customer: { last_time, owed } });
  assertSays(mail, [
    '2, last Tue, Oct 6, nobody home, by phone alone. $25 owed from Tue, Oct 6',
    'That day, for 3 h',
    'Open: 2-4 PM. Tight: 4-6 PM',
  ]);
  assert.doesNotMatch(emailFor({ ...job, busy_days, after_answer: true }).text, /That day/);
  const bath = bookingJob('operator', { ...biscuit, preferred_date: day, service: 'Spa Bath' });
  assertSays(emailFor({ ...bath, busy_days }), ['Open: 8-10 AM, 2-4 PM, 4-6 PM']);
  const canceled = {
    ...last_time,
    visit: { ...confirmed, status: 'canceled' },
    is_past: false,
  } as const;
  const off = emailFor({ ...job, customer: { last_time: canceled, owed: [] } });
  assertSays(off, ['None yet, canceled for ']);
  const waits = { ...canceled, visit: { ...confirmed, late_fee: 0 } };
  assertSays(emailFor({ ...job, customer: { last_time: waits, owed: [] } }), [
    'None yet, held for ',
  ]);
  const first = emailFor({ ...job, customer: { last_time: null, owed: [] } });
  assertSays(first, ['None by this email or phone']);
});
