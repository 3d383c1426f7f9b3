import assert from 'node:assert/strict';
import { unanswered } from '../../_shared/visits/sample-booking.fixture.ts';
import { sampleRecord, withFee } from '../../_shared/visits/sample-visit.fixture.ts';
import { toOwnerVisit } from '../../_shared/visits/to-visit.ts';
import type { VisitRow } from '../../_shared/visits/visit-record.ts';
import { openPrice, openTerms } from '../../_shared/visits/visit-terms.ts';
import { emailFor } from './composed-email.fixture.ts';
import { biscuit, confirmed, mo, ownerVisitJob } from './sample-job.fixture.ts';

const noKeys = { origin: '', linkSecrets: [] };
const { minutes, price } = confirmed;
const agreed = (price: number) => ({ price, travel_fee: 0, is_agreed: true });
const terms = { minutes: minutes ?? 0, price };
const textOf = (changes: Partial<VisitRow>, pets: readonly (typeof biscuit)[] = [biscuit, mo]) =>
  emailFor(ownerVisitJob('updated', { ...confirmed, ...changes }, pets)).text.replaceAll('\n', ' ');

Deno.test('new details say who gave them, and what changed', () => {
  const before = [
    { ...biscuit, ...unanswered, service: 'Spa Bath', address: '1 Elm St' },
    { ...biscuit, pet_name: 'Olive' },
  ];
  const updated = { action: 'change_details', ...terms, before } as const;
  const text = textOf({ updated });
  assert.match(
    text,
    /^New address for Tuesday, November 24 .*We’ve updated your visit\. The address is now 12 Pearl St/,
  );
  for (const words of ['Biscuit now gets', 'Olive doesn’t come', 'your new way to get in']) {
    assert.ok(text.includes(words), words);
  }
  assert.doesNotMatch(text, /phone number|details you sent|booking request/);
  assert.match(text, /This address was given to us for a visit\. Not you\?/);
  assert.match(textOf({ updated }, [{ ...biscuit, phone: null }]), /no phone number on file now/);
  const otherwise = { ...biscuit, phone: '+1 303 555 0199' };
  const same = { action: 'use_details', ...terms, before: [otherwise, mo] } as const;
  assert.match(textOf({ updated: same }), /with the details you sent\. The time hasn’t changed/);
  const late = textOf({ updated: { ...updated, note: '' }, note: 'As we texted: around 9:45 AM.' });
  assert.match(late, /A note from your groomer +As we texted: around 9:45 AM\./);
  assert.doesNotMatch(late, /hasn’t changed/);
});

Deno.test('a changed visit whose time is held still asks for its yes, and claims none', () => {
  const updated = { action: 'change_details', ...terms, before: [biscuit] } as const;
  const held = { ...confirmed, late_fee: 0, updated };
  for (const job of [
    ownerVisitJob('updated', held, [biscuit]),
    { ...ownerVisitJob('moved', held, [biscuit]), visit: { ...held, moved_from: null } },
  ]) {
    const { text, html } = emailFor(job);
    assert.match(text, /Say yes: /);
    assert.match(html, />held</i);
    assert.doesNotMatch(text, /As agreed/);
  }
  const heard = { ...held, late_fee: 25, accepted_at: '2026-11-21T15:02:20Z' };
  const { text } = emailFor(ownerVisitJob('updated', heard, [biscuit]));
  assert.match(text, /We’ve updated/);
  assert.doesNotMatch(text, /Say yes: /);
});

Deno.test('the stamp of a changed visit is "booked" before a yes, and "confirmed" after it', () => {
  const updated = { action: 'change_details', ...terms, before: [biscuit] } as const;
  const silent = { ...confirmed, updated };
  const { text, html } = emailFor(ownerVisitJob('updated', silent, [biscuit]));
  assert.match(html, />booked</i);
  assert.doesNotMatch(text, /Say yes: |Until you say yes/);
  const heard = { ...silent, accepted_at: '2026-11-21T15:02:20Z' };
  assert.match(emailFor(ownerVisitJob('updated', heard, [biscuit])).html, />confirmed</i);
});

Deno.test('the email compares each of two pets with one name with itself', () => {
  const other = { ...biscuit, pet_number: 2, service: 'Spa Bath', add_ons: null };
  const before = [biscuit, other];
  const updated = { action: 'change_details', ...terms, before } as const;
  assert.doesNotMatch(textOf({ updated }, before), /now gets/);
});

for (const [name, changes, instead] of [
  ['a price that nobody agreed to', {}, ' instead of $165, if you agree'],
  ['a price above the agreed one', { told: agreed(180) }, ' instead of $180, if you agree'],
  [
    'a price above a lower one',
    { told: agreed(120), price: 150 },
    ' instead of $120, if you agree',
  ],
  [
    'a price above the one told first',
    { told: { ...agreed(120), is_agreed: false }, price: 140 },
    ' instead of $120, if you agree',
  ],
  ['a price agreed to before', { told: agreed(190) }, ''],
  ['a price with a yes', { accepted_at: '2026-11-21T15:02:20Z' }, ''],
  ['a lower price', { price: 150 }, ''],
  ['a lower first price', { price: 150, revision: 1 }, ' instead of $165'],
  ['the estimate', { price: 165, revision: 1 }, ''],
] as const) {
  Deno.test(`the emails and the page tell what a price replaces: ${name}`, () => {
    const visit = { ...confirmed, price: 190, revision: 2, moved_from: null, ...changes };
    for (const kind of ['confirmed', 'moved', 'time_kept', 'reminder'] as const) {
      const { text } = emailFor({ ...ownerVisitJob(kind, visit, [biscuit]), visit });
      assert.ok(text.includes(`Price: $${visit.price}${instead}. No travel fee.`), text);
      if (kind === 'time_kept') assert.equal(text.includes('Say yes: '), instead.endsWith('agree'));
    }
    const updated = { action: 'change_details', ...terms, price: 160, before: [biscuit] } as const;
    const lead = instead.endsWith('agree') ? 'If you agree, the price is' : 'The price is now';
    const told = emailFor(ownerVisitJob('updated', { ...visit, updated }, [biscuit])).text;
    const tail = instead.endsWith('agree') ? '.' : ' instead of $160.';
    assert.ok(told.replaceAll('\n', ' ').includes(`${lead} $${visit.price}${tail}`), told);
    const shown = toOwnerVisit({ ...sampleRecord, request: [biscuit], visit }, biscuit, noKeys);
    assert.equal(shown.priceNote, instead.trim());
  });
}

Deno.test('a travel fee that rose waits for a yes like a price', () => {
  const risen = {
    ...confirmed,
    price: 180,
    ...withFee(35),
    travel_fee: 60,
    moved_from: null,
    updated: { action: 'move', ...terms, travel_fee: 35, before: [biscuit] },
  } as const;
  const words = openPrice([biscuit], risen);
  assert.equal(words, '$180 instead of $165 and a $60 travel fee instead of $35');
  assert.equal(openTerms([biscuit], risen).amount, 40);
  // the receipt named the fee of this ZIP
  const far = { ...biscuit, zip_code: '80401', zip_answer: 'extended' };
  const first = { ...confirmed, travel_fee: 30 };
  assert.equal(openPrice([far], first), 'a $30 travel fee instead of $25');
  for (const accepted_at of [null, '2026-11-21T15:02:20Z']) {
    const visit = { ...risen, accepted_at };
    const { subject, text } = emailFor({ ...ownerVisitJob('moved', visit, [biscuit]), visit });
    const note = accepted_at ? '' : ' instead of $35, if you agree';
    assert.ok(text.includes(`Travel fee: $60${note}. $240 in all.`), text);
    assert.equal(text.includes('DOES THE NEW TOTAL WORK FOR YOU?'), !accepted_at);
    assert.equal(subject.startsWith('New price?'), !accepted_at);
  }
});

Deno.test('a new price of a held time is no question while a wish is open: our answer asks', () => {
  const updated = { action: 'change_details', ...terms, price: 120, before: [biscuit] } as const;
  const visit = { ...confirmed, late_fee: 0, updated, price: 170 };
  const job = { ...ownerVisitJob('updated', visit, [biscuit]), visit };
  assert.match(emailFor(job).subject, /^New price\?/);
  const wish = { day: '2026-11-25', window: '8-10 AM', words: '' };
  assert.match(emailFor({ ...job, wish }).subject, /^Updated:/);
});

Deno.test('another size is named beside its price', () => {
  const before = [{ ...biscuit, pet_size: 'small' }];
  const updated = { action: 'change_details', ...terms, price: 120, before } as const;
  const text = textOf({ price: 170, accepted_at: '2026-11-21T15:02:20Z', updated }, [biscuit]);
  assert.ok(
    text.includes('We have a new size for Biscuit. The price is now $170 instead of $120.'),
    text,
  );
});

Deno.test('subject and heading name a price that needs a yes before other news', () => {
  const before = [{ ...biscuit, phone: '+1 303 555 0177' }];
  const updated = { action: 'change_details', ...terms, price: 165, before } as const;
  const visit = { ...confirmed, moved_from: null, updated };
  const asked = emailFor(ownerVisitJob('updated', { ...visit, price: 190 }, [biscuit]));
  assert.match(asked.subject, /^New price\? /);
  assert.match(asked.text, /^New price for Tuesday, November 24\n.*new\sphone\snumber\./s);
  // the question is asked again, and is no news
  const known = { ...visit, price: 190, updated: { ...updated, price: 190 } };
  const { subject, text } = emailFor(ownerVisitJob('updated', known, [biscuit]));
  assert.match(subject, /^Updated: /);
  assert.match(text, /^New phone number for .*Say yes: /s);
});
