import assert from 'node:assert/strict';
import { withFee } from '../../_shared/visits/sample-visit.fixture.ts';
import { compose } from './compose.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import { biscuit, confirmed, links, mo, ownerVisitJob, sender } from './sample-job.fixture.ts';

const held = { ...confirmed, late_fee: 0 };
const link = links.visits.get('AG-7K4Q2M') ?? '';

for (const [kind, name, from, title] of [
  [
    'moved',
    'an hour',
    { day: '2026-11-24', time: '08:30', revision: 1 },
    '9:15 AM instead of 8:30 AM',
  ],
  [
    'confirmed',
    'a day, and canceled in between',
    { day: '2026-11-23', time: '09:15', revision: 1 },
    'Tue, Nov 24, 9:15 AM instead of Mon, Nov 23, 9:15 AM',
  ],
] as const) {
  Deno.test(`a visit that we moved by ${name} tells the old time, why, and asks for a yes`, () => {
    const visit = { ...held, revision: 2, moved_from: from, note: 'The van needs a tire.' };
    const wish = { day: '2026-11-30', window: '8-10 AM', words: '' };
    const { text, html } = emailFor({ ...ownerVisitJob(kind, visit), wish });
    assert.ok(text.startsWith(`${title}\n`), text);
    assert.ok(text.indexOf('The van needs a tire.') < text.indexOf('Say yes'));
    assert.ok(html.includes(`href="${link}.time"`));
  });
}

Deno.test('the email about a held time does not call it the time asked for', () => {
  const from = { day: '2026-11-24', time: '08:30', revision: 1 };
  const { text, html } = emailFor(ownerVisitJob('moved', { ...held, moved_from: from }));
  assert.doesNotMatch(text, /the time you asked for/);
  assert.match(html, /overflow:hidden">We’re sorry, we had to move your visit from Tuesday/);
});

Deno.test('a time offered for the same day can be refused with a tap', () => {
  const late = { ...held, moved_from: { day: '2026-11-24', time: '08:30', revision: 1 } };
  const mail = emailFor(ownerVisitJob('moved', { ...late, changed_at: '2026-11-24T14:00:00Z' }));
  assert.match(mail.text, /Another time\? Text us: [^]*Cancel: \S+\.cancel\n/);
  assertSays(mail, ['If it doesn’t suit you, call or text us.']);
});

Deno.test('the reminder of a held time says that we may not come without a yes', () => {
  const [says, text] = [held, confirmed].map(
    (visit) => emailFor(ownerVisitJob('reminder', visit)).text,
  );
  assert.match(says ?? '', /^We’re holding [^]* may not come\.[^]*\nIf you say yes, we’ll arrive/);
  assert.doesNotMatch(text ?? '', /If you say yes|holding|may not come/);
});

Deno.test('a visit that is only shorter is updated, not moved, and asks whether that works', () => {
  const known = { minutes: 90, price: null, travel_fee: 0, note: 'Bring', before: [biscuit, mo] };
  const updated = { action: 'move', ...known } as const;
  const visit = { ...confirmed, minutes: 45, note: 'Bring', moved_from: null, updated };
  const { subject, text } = emailFor({ ...ownerVisitJob('moved', visit), visit });
  assert.match(subject, /^Updated: .*, Tue, Nov 24, around 9:15 AM$/);
  assert.match(text, /updated your visit\. The visit now takes about 45 minutes\. The time/);
  assert.match(text, /^New length for Tuesday, November 24\n/);
  assert.match(text, /IS TUESDAY STILL GOOD\?[^]*Say yes: /);
  assert.doesNotMatch(text, /Bring/);
  assert.doesNotMatch(text, /moved|New time|old time|instead of/);
  // a pet was added before it was moved there and back
  const joined = { ...visit, updated: { ...updated, before: [biscuit] } };
  const { text: both } = emailFor({ ...ownerVisitJob('moved', joined), visit: joined });
  assert.match(both, /^Mo comes too on Tuesday[^]* Mo comes too\. /);
});

Deno.test(
  'an agreed visit that was moved there and back tells nobody, unless something is new',
  () => {
    const { minutes, price, groomer } = confirmed;
    const known = { minutes: minutes ?? 0, price, groomer, travel_fee: 0, has_yes: true };
    const updated = { action: 'move', ...known, note: '', before: [biscuit, mo] } as const;
    const yes = { accepted_at: '2026-11-21T15:02:20Z', note: '', moved_from: null };
    const visit: typeof confirmed = { ...confirmed, ...yes, updated };
    const nothing = { drop: 'nothing_to_tell' };
    const send = (changes: Partial<typeof confirmed>, answered: object = {}) => {
      const now = { ...visit, ...changes };
      return compose({ ...ownerVisitJob('moved', now), visit: now, ...answered }, sender, links);
    };
    assert.deepEqual(send({}), nothing);
    for (const news of [
      { note: 'Bring a towel.' },
      { groomer: 'June Hathaway' },
      { minutes: 45 },
      { accepted_at: null },
      { updated: { ...updated, has_yes: false } },
      { moved_from: { day: '2026-11-24', time: '08:30', revision: 1 } },
    ])
      assert.notDeepEqual(send(news), nothing, JSON.stringify(news));
    const wish = { day: '2026-11-24', window: '8-10 AM', words: '' };
    assert.notDeepEqual(send({}, { wish }), nothing);
  },
);

Deno.test('a visit that moved with other pets at another price says both', () => {
  const known = { minutes: 90, price: 220, travel_fee: 0, has_yes: true, before: [biscuit, mo] };
  const updated = { action: 'move', ...known } as const;
  const from = { day: '2026-11-23', time: '08:30', revision: 1 };
  const told = { price: 220, travel_fee: 0, is_agreed: true };
  const visit = { ...confirmed, price: 150, minutes: 90, moved_from: from, updated, told };
  const agreed = { ...visit, accepted_at: '2026-11-21T15:02:20Z' };
  assertSays(emailFor({ ...ownerVisitJob('moved', agreed, [biscuit]), visit: agreed }), [
    'We moved your visit from Monday, November 23, 8:30 AM, as agreed. Mo doesn’t come. The price is now $150 instead of $220.',
  ]);
  const asked = { ...visit, late_fee: 0 };
  assertSays(emailFor({ ...ownerVisitJob('moved', asked, [biscuit]), visit: asked }), [
    'Mo doesn’t come. The price would be $150.',
  ]);
});

Deno.test('the email about an added visit that moved names only a wish that was sent', () => {
  const added = { ...biscuit, source: 'operator' };
  const move = (visit: typeof confirmed) =>
    ownerVisitJob('moved', { ...visit, time: '14:00', revision: 3 }, [added]);
  assertSays(emailFor(move(held)), [
    'We’re sorry, we had to move your visit from Monday, November 23, 8:30 AM.',
    'If you say yes, we’ll arrive around 2:00 PM',
  ]);
  const wish = { day: '2026-11-24', window: '2-4 PM', words: '', revision: 1 };
  const other = { ...wish, window: '8-10 AM' };
  assertSays(emailFor({ ...move(confirmed), wish: other }), ['8:30 AM, as agreed.']);
  assertSays(emailFor({ ...move(held), wish: other }), [
    'We’re sorry, we can’t come on Tue, Nov 24, 8-10 AM. We can do 2:00 PM. Mon, Nov 23',
  ]);
  assertSays(emailFor({ ...move(held), wish }), [
    'You asked for another time. We can do 2:00 PM. Mon, Nov 23, 8:30 AM, is no longer kept for you.',
  ]);
  assertSays(emailFor({ ...move(confirmed), wish }), [
    'We moved your visit from Monday, November 23, 8:30 AM, to the time you asked for.',
  ]);
});

Deno.test(
  'on a Monday the link asks for another time while our answer leaves canceling free',
  () => {
    const monday = { ...confirmed, day: '2026-11-23', changed_at: '2026-11-20T17:00:00Z' };
    const [five, nine] = ['2026-11-23T12:15:00Z', '2026-11-23T16:15:00Z'];
    for (const [starts_at, free_until, late_fee, until] of [
      [nine, five, 25, 'Sat, Nov 21, 5:00 PM, then by call or text until 7:00 PM'],
      [nine, nine, 0, 'Sat, Nov 21, 5:00 PM, then by call or text until 7:00 PM'],
      ['2026-11-23T21:15:00Z', '2026-11-23T17:15:00Z', 25, 'Sun, Nov 22, 2:15 PM'],
    ] as const) {
      const { text } = emailFor(
        ownerVisitJob('confirmed', { ...monday, starts_at, free_until, late_fee }),
      );
      assert.ok(text.includes(`Moving is free, by the link until ${until}.\n`), text);
    }
  },
);

Deno.test('a yes that was heard before the email left is asked for no more', () => {
  const accepted = { ...confirmed, time: '14:00', accepted_at: '2026-11-21T15:02:30Z' };
  const mail = emailFor(ownerVisitJob('confirmed', accepted, [biscuit]));
  assert.match(mail.subject, /^Confirmed: /);
  assert.doesNotMatch(mail.text, /instead of|Say yes/);
});

Deno.test('no sum stands beside an open price, and a held time is not called confirmed', () => {
  const far = { ...confirmed, ...withFee(35) };
  const open = emailFor(
    ownerVisitJob('confirmed', far, [biscuit, { ...mo, estimated_price: null }]),
  );
  assertSays(open, ['Mo’s price is still open.', 'Travel fee: $35.']);
  assert.doesNotMatch(open.text, /in all/);
  const hold = emailFor(ownerVisitJob('confirmed', held));
  assert.match(hold.subject, /^On hold: /);
  assertSays(hold, ['We’re holding Tuesday, November 24', 'Say yes']);
});

Deno.test('the reminder does not repeat the note of a move as a new one', () => {
  const moved_from = { day: '2026-11-23', time: '14:00', revision: 1 };
  const visit = { ...confirmed, moved_from, note: 'The van needs a tire that morning.' };
  assertSays(emailFor(ownerVisitJob('reminder', visit)), ['Our last note']);
  const first = ownerVisitJob('reminder', { ...visit, moved_from: null });
  assertSays(emailFor(first), ['Our last note']);
  assertSays(emailFor(ownerVisitJob('moved', visit)), ['A note from your groomer']);
});

Deno.test(
  'the reminder names a wish that waits, asks for no yes, and takes no time to move back',
  () => {
    const wish = { day: '2026-12-05', window: '10 AM-12 PM', words: '' };
    const closed_days = ['2026-11-23'];
    const { text } = emailFor({ ...ownerVisitJob('reminder', confirmed), wish, closed_days });
    assert.match(text, /call or text us by Mon, Nov 23, 7:00 PM/);
    assert.match(text, /You asked for Sat, Dec 5, 10 AM-12 PM\. We haven’t answered yet/);
    assert.doesNotMatch(text, /Say yes|STILL GOOD/);
    const hold = emailFor({ ...ownerVisitJob('reminder', held), wish });
    assertSays(hold, ['until we do, we hold this time for you, and it costs nothing.']);
    assert.doesNotMatch(hold.text, /Say yes: |stands|we’ll arrive|will text/i);
  },
);

Deno.test('each email about a visit names the evening that was known when its time was set', () => {
  const closed_days = ['2026-11-23'];
  const ends = (closed_then: readonly string[]) =>
    (['confirmed', 'updated', 'reminder'] as const).map((kind) => {
      const visit = { ...confirmed, changed_at: '2026-11-20T10:00:00Z', closed_then };
      const { text } = emailFor({ ...ownerVisitJob(kind, visit), closed_days });
      return /by the link until .*?until .*? [AP]M\.|call or text us by .*? [AP]M\./.exec(
        text,
      )?.[0];
    });
  // What the link takes counts each day that is closed by now.
  const link = 'by the link until Sat, Nov 21, 5:00 PM, then by call or text until ';
  const monday = `${link}Mon, Nov 23, 7:00 PM.`;
  assert.deepEqual(ends([]), [monday, monday, 'call or text us by Mon, Nov 23, 7:00 PM.']);
  // The reminder comes when that evening is over.
  assert.deepEqual(ends(closed_days), [`${link}7:00 PM.`, `${link}7:00 PM.`, undefined]);
});
