import assert from 'node:assert/strict';
import { withFee } from '../../_shared/visits/sample-visit.fixture.ts';
import { compose } from './compose.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import { ownerThanks } from './owner/after-visit.ts';
import { bookAgainWords } from './parts/owner-blocks.ts';
import {
  biscuit,
  confirmed,
  links,
  noLinks,
  ownerVisitJob,
  sender,
  tomorrowJob,
} from './sample-job.fixture.ts';

const { test } = Deno;

const link = links.visits.get('AG-7K4Q2M') ?? '';
const done = { ...confirmed, status: 'done', revision: 2 } as const;

test('after a visit the owner is thanked, told what the groomer found and what was agreed', () => {
  const words = 'Ears a little red, have the vet look if it stays';
  const told = { ...done, groomer_words: words, ...withFee(20), price: 165 };
  const mail = emailFor(ownerVisitJob('thanks', told));
  assert.match(mail.text, /When: Tuesday, November 24, 2026\n/);
  assert.equal(mail.subject, 'Thank you for having us: Biscuit and Mo');
  const due =
    'Biscuit and Mo are due again 6 weeks after this visit. We’ll email you a week before.';
  assertSays(mail, ['A note from Maren Solberg', words, '$185', 'Book again', due]);
  assert.ok(mail.text.includes(`Book again: ${link}.again\n`));
  assert.ok(mail.text.includes(`See your visit: ${link}\n`));
  assert.deepEqual([mail.attachments, mail.headers], [[], {}]);
  assert.doesNotMatch(mail.text, /review/i);

  const business = { ...sender.business, reviewLink: 'https://reviews.example/us' };
  const mails = compose(ownerVisitJob('thanks', done), { ...sender, business }, links);
  assert.ok(!('drop' in mails) && mails[0]?.text.includes('https://reviews.example/us'));

  for (const was_thanked of [false, true]) {
    const { text } = emailFor(ownerVisitJob('thanks', { ...done, was_thanked }));
    assert.equal(text.includes('This replaces our earlier thank-you email.'), was_thanked);
  }

  for (const [kind, visit] of [
    ['thanks', done],
    ['moved', confirmed],
  ] as const) {
    const stopped = emailFor(ownerVisitJob(kind, { ...visit, has_no_return: true }));
    assert.doesNotMatch(stopped.text, /a week before/);
  }
});

test('emails name earlier fees beside the price, and the thanks name those that were charged', () => {
  const fees = [{ day: '2026-11-20', fee: 25 }];
  const paid = emailFor(ownerVisitJob('thanks', { ...done, charged: 150, fees }, [biscuit]));
  assertSays(paid, ['Charged: $150. That includes the $25 fee from Nov 20.']);
  for (const kind of ['moved', 'updated', 'next', 'time_kept', 'reminder'] as const)
    assertSays(emailFor(ownerVisitJob(kind, { ...confirmed, fees })), [
      'You also owe the $25 fee from Nov 20.',
    ]);
  const booked = emailFor(
    ownerVisitJob('confirmed', { ...confirmed, price: 125, fees }, [biscuit]),
  );
  assertSays(booked, ['$125 instead of $165. No travel fee. You also owe the $25 fee from Nov 20']);
  const job = tomorrowJob();
  const request = job.request.map((each) => ({
    ...each,
    visit: { ...each.visit, price: 125, fees },
  }));
  assertSays(emailFor({ ...job, request }), ['$125, and the $25 fee owed from Nov 20']);
});

for (const [charged, price, cost] of [
  [210.5, 165, 'Charged: $210.50.'],
  [null, 165, 'Price in all: $185.'],
  [null, null, 'Estimate in all: $185.'],
  [0, 165, ''],
] as const) {
  test(`the thank-you says "${cost}" for $${charged} charged and $${price} agreed`, () => {
    const visit = { ...done, ...withFee(20), price, charged };
    const { text } = emailFor(ownerVisitJob('thanks', visit, [biscuit]));
    const said = /\w+(?: in all)?: \$[\d.]+\./.exec(text)?.[0] ?? '';
    assert.equal(said, cost);
    assert.doesNotMatch(text, /total/i);
  });
}

test('the thanks take off what a late text promised, whether or not an amount is noted', () => {
  for (const charged of [null, 150]) {
    const visit = { ...done, price: 165, credit: 15, charged };
    const mail = emailFor(ownerVisitJob('thanks', visit, [biscuit]));
    assertSays(mail, [': $150. We’re sorry we were late. We took $15 off.']);
  }
});

for (const [fee, reason, tried, cost] of [
  [
    25,
    'waited',
    '. We called, texted and waited 15 minutes.',
    'A no-show costs $25. We add the fee to your next visit.',
  ],
  [0, null, ', and nobody was home.', 'You owe nothing this time.'],
] as const) {
  test(`a no-show with $${fee} says on which day we came, what it costs and how to book again`, () => {
    const visit = { ...done, status: 'no_show', fee, reason } as const;
    const mail = emailFor(ownerVisitJob('no_show', visit));
    assert.equal(mail.subject, 'We missed you: Biscuit and Mo, Tue, Nov 24');
    assert.doesNotMatch(mail.text, /9:15/);
    const care =
      'We hope you’re all right, and Biscuit and Mo too. We came on Tuesday, November 24';
    assertSays(mail, [`${care}${tried} ${cost}`, 'Pick a time. The rest']);
    assert.ok(mail.text.includes(`Book again: ${link}.again\n`));
    assert.equal(mail.text.includes('$'), fee > 0);
    assert.equal(mail.text.includes('we’ll drop the fee'), fee > 0);
    assert.deepEqual([mail.attachments, mail.headers], [[], {}]);
    // not even where everybody else is asked for a review
    const business = { ...sender.business, reviewLink: 'https://reviews.example/us' };
    const mails = compose(ownerVisitJob('no_show', visit), { ...sender, business }, links);
    assert.ok(!('drop' in mails));
    assert.doesNotMatch(mails[0]?.text ?? '', /thank|sorry|apolog|review|pleasure/i);
  });
}

test('the emails after a visit name the next one that is booked, and then ask for none', () => {
  const next = { day: '2026-12-04', time: '09:00' };
  for (const kind of ['thanks', 'no_show'] as const) {
    const { text, html } = emailFor(ownerVisitJob(kind, { ...done, next }));
    assert.ok(text.includes('Your next visit: Fri, Dec 4, around 9:00 AM.'));
    assert.doesNotMatch(html, /book .*again/i);
  }
  const held = ownerVisitJob('thanks', { ...done, next: { ...next, is_held: true } });
  assertSays(emailFor(held), [
    'next visit: Fri, Dec 4, around 9:00 AM. Please say yes in our email',
  ]);
  const { text } = emailFor(
    ownerVisitJob('thanks', { ...done, next: null, price: 190 }, [biscuit]),
  );
  assert.match(text, /Book again: /);
  assert.doesNotMatch(text, /Price/);
});

test('the email to come back names the wish and can be ended with one press', () => {
  const mail = emailFor(ownerVisitJob('return', done, [biscuit]));
  assert.equal(mail.subject, 'Time for Biscuit’s next groom?');
  assertSays(mail, [
    'is 6 weeks after our last visit. Nothing is booked yet.',
    bookAgainWords,
    'Book the next visit',
    'Not now',
    'This comes only once per visit.',
  ]);
  assert.doesNotMatch(mail.text, /\$/);
  assert.ok(mail.text.includes(`Book the next visit: ${link}.again\n`));
  assert.ok(mail.text.includes(`Stop these emails: ${links.stop.page}\n`));
  assert.deepEqual(mail.headers, {
    'List-Unsubscribe': '<https://ref.example/functions/v1/visits?stop=AG-7K4Q2M.key>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('without a wish, or without a way to end it, no email to come back goes', () => {
  const noWish = ownerVisitJob('return', done, [{ ...biscuit, repeat_weeks: null }]);
  assert.deepEqual(compose(noWish, sender, links), { drop: 'visit_gone' });
  const job = ownerVisitJob('return', done);
  assert.deepEqual(compose(job, sender, noLinks), {
    drop: 'no_link',
  });
});

test('the days to have it fixed count from Done, also where that is days after the visit', () => {
  const late = { ...done, changed_at: '2026-11-30T02:00:00Z' };
  assertSays(emailFor(ownerVisitJob('thanks', late)), ['text by Wednesday, December 2. We come']);
});

test('the thanks name no total that leaves a pet out', () => {
  const far = emailFor(ownerVisitJob('thanks', { ...done, ...withFee(35) }));
  assert.doesNotMatch(far.text, /Total|Estimate|Price:/);
  const { text } = emailFor(ownerVisitJob('thanks', { ...done, price: 180 }));
  assert.match(text, /\nPrice: \$180\.\n/);
});

test('the thanks offer the way to pay beside the price, and none without a price', () => {
  const { business } = sender;
  const history = { is_repeat: false, after_answer: false, closed_days: [] };
  const rest = { wish: null, history, business, link, stop: undefined };
  const pay = { label: 'Pay online', href: 'https://venmo.com/u/alpenglow' };
  const blocksOf = (pet: typeof biscuit) =>
    JSON.stringify(ownerThanks({ pets: [pet], visit: done, ...rest }, pay));
  assert.match(blocksOf(biscuit), /\$165.*Pay online/);
  assert.doesNotMatch(blocksOf({ ...biscuit, estimated_price: null }), /Pay online/);
});
