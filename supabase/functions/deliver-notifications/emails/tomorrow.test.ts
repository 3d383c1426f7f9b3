import assert from 'node:assert/strict';
import { withFee } from '../../_shared/visits/sample-visit.fixture.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import { tomorrowJob } from './sample-job.fixture.ts';

const { test } = Deno;
const job = tomorrowJob();
const [first, second] = job.request;
assert.ok(first && second);

test('tomorrow’s visits are listed in order of time, with address and contact', () => {
  const mail = emailFor(job);

  assert.equal(mail.subject, '2 visits on Tue, Nov 24, from 9:15 AM');
  assert.equal(mail.replyTo, undefined);
  assertSays(mail, [
    '2 hours 15 minutes, until 11:30 AM',
    'Shy at first',
    'Sam Rivera',
    '80401',
    '#4411, then the left stairs',
  ]);
  assert.match(mail.text, /9:15 AM, BISCUIT AND MO[^]*1:00 PM, PIP/);
  for (const href of ['tel:+13035550199', 'https://www.google.com/maps']) {
    assert.ok(mail.html.includes(`href="${href}`), href);
  }
});

test('tomorrow’s visits are listed with the drives between them, and tight ones are marked', () => {
  const mail = emailFor(job);
  assert.match(
    mail.text,
    /BISCUIT AND MO[^]*\nYou have 1 hour 30 minutes before the next visit, about 15 miles away\.\n[^]*PIP/,
  );
  assert.equal(mail.text.split('before the next').length, 2);
  assert.doesNotMatch(`${mail.text}${mail.html}`, /Tight/);

  const sooner = { ...second, visit: { ...second.visit, time: '12:00' } };
  const tight = emailFor({ ...job, request: [first, sooner] });
  assert.ok(
    tight.text.includes(
      '* Tight\n  You have 30 minutes before the next visit, about 15 miles away.\n',
    ),
    tight.text,
  );
  assert.match(tight.html, /<strong>Tight<\/strong><br>You have 30 minutes before/);
});

const unheld = { first: '2026-11-24', held_for: null, held_phone: null };
const hold = {
  first: '2026-11-24',
  from: '08:00',
  until: '09:00',
  held_for: 'Kim\nLee',
  held_phone: '303-555-0142',
};

test('the email names a hold that nobody filled in before the visits, with Call and Text', () => {
  const { subject, text, html } = emailFor({ ...job, blocked: [hold] });
  assert.equal(subject, '2 visits and 1 hold on Tue, Nov 24, from 8:00 AM');
  assert.match(text, /Hold: 8:00 AM, Kim Lee\n[^]*Not booked yet\.[^]*BISCUIT AND MO/);
  assert.doesNotMatch(text, /Blocked/);
  for (const href of ['tel:+13035550142', 'sms:+13035550142']) assert.ok(html.includes(href), href);
});

test('the time between goes to a hold in the way, and from there to the next visit', () => {
  const blocked = [{ ...hold, from: '11:45', until: '12:15' }];
  const { text } = emailFor({ ...job, blocked });
  assert.match(
    text,
    /\nYou have 15 minutes before the hold at 11:45 AM\.\n[^]*\nAfter the hold at 11:45 AM you have 45 minutes before the next visit\.\n[^]*PIP/,
  );
  assert.doesNotMatch(text, /You have 1 hour/);
});

test('a day with a hold alone has its email', () => {
  const { subject } = emailFor({ ...job, request: [], blocked: [hold] });
  assert.equal(subject, '1 hold on Tue, Nov 24, at 8:00 AM');
});

test('blocked hours of tomorrow stand first, and are no time to drive in', () => {
  const blocked = [{ ...unheld, from: '11:45', until: '12:15' }];
  const { text } = emailFor({ ...job, blocked });
  assert.match(
    text,
    /\nBlocked: 11:45 AM to 12:15 PM\.\n[^]*BISCUIT AND MO[^]*\nYou have 1 hour before the next visit/,
  );
  const full = emailFor({ ...job, blocked: [{ ...unheld, from: '11:30', until: '13:00' }] });
  assertSays(full, ['Tight You have only blocked time before the next visit, about 15 miles']);
  const atOnce = emailFor({ ...job, blocked: [{ ...hold, from: '11:30', until: '13:00' }] });
  assertSays(atOnce, ['The hold at 11:30 AM begins at once.', 'at once after the hold at 11:30']);
});

test('tomorrow names the agreed price in place of the estimates', () => {
  const agreed = { ...first, visit: { ...first.visit, price: 190, ...withFee(20) } };
  const { text } = emailFor({ ...job, request: [agreed] });
  assert.match(text, /\nTravel fee: \$20\nIn all: \$210\n/);
  const [biscuit] = first.request;
  assert.match(
    emailFor({ ...job, request: [{ ...first, request: biscuit ? [biscuit] : [] }] }).text,
    /\nTravel fee: None\nIn all: \$165\n/,
  );
  assert.doesNotMatch(text, /about \$/);
  assert.match(
    emailFor({ ...job, request: [{ ...first, visit: { ...first.visit, ...withFee(20) } }] }).text,
    /about \$165[^]*\nTravel fee: \$20\n(?!In all)/,
  );
});

for (const [name, changes, mailProblem, reply] of [
  ['an email', {}, null, 'Reply here, or use the link in our email.'],
  ['no email', { email: null }, null, 'Just reply here.'],
  ['an email that came back', {}, 'bounced', 'Just reply here.'],
] as const) {
  test(`tomorrow’s text for a yes fits who has ${name}`, () => {
    const visit = { ...second.visit, late_fee: 0 };
    const request = second.request.map((pet) => ({ ...pet, ...changes }));
    const { text, html } = emailFor({
      ...job,
      request: [{ ...second, request, visit, mail_problem: mailProblem }],
    });
    assert.ok(html.includes(encodeURIComponent(reply)), html);
    assert.equal(/came back, so call or text/.test(text), mailProblem !== null);
  });
}

test('tomorrow says who has said yes, and has a text without a key ready for whoever has not', () => {
  const accepted = { ...first, visit: { ...first.visit, accepted_at: '2026-11-22T10:00:00Z' } };
  const held = { ...second, visit: { ...second.visit, late_fee: 0 } };
  const mail = emailFor({ ...job, request: [accepted, held] });
  assertSays(mail, [
    'Held without a yes: 1:00 PM Sam Rivera. Only until that day is over',
    'Not heard from yet',
    'Said yes',
    'Text Sam for a yes',
  ]);
  const moved_from = { day: '2026-11-23', time: '08:30', revision: 1 };
  for (const [changes, words] of [
    [{}, 'We’re holding Tue, Nov 24, around 1:00 PM, for you. Does that work?'],
    [
      { price: 190, moved_from },
      '1:00 PM, instead of Mon, Nov 23, 8:30 AM, for you, at $190 instead of $165. Does',
    ],
    [
      { price: 190, late_fee: 25 },
      'Your visit on Tue, Nov 24, around 1:00 PM would be at $190 instead of $165. Does',
    ],
  ] as const) {
    const visit = { ...held.visit, ...changes };
    const { html } = emailFor({ ...job, request: [accepted, { ...held, visit }] });
    assert.equal(html.split(encodeURIComponent(words)).length, 2, words);
    assert.equal(html.includes('In all, if agreed'), words.includes('instead of $'));
  }
  assert.doesNotMatch(mail.text + mail.html, /visit#|visit%23/);

  const all = emailFor({ ...job, request: [second] });
  assertSays(all, ['No time of that day is waiting for a yes.']);
  assert.doesNotMatch(all.text, /Not heard|Prices without|Asked to move/);

  const wish = { day: '2026-12-02', window: '10 AM-12 PM' };
  const changed = { ...held.visit, wish, is_sent_again: true, price: 700 };
  const asks = emailFor({ ...job, request: [{ ...held, visit: changed }] });
  assertSays(asks, ['Held without a yes: 1:00', 'Asks to move to Wed, Dec 2, 10 AM-12 PM']);
  assertSays(asks, ['New details wait on its page', '$700 instead of $']);
  const said = emailFor({ ...job, request: [{ ...held, visit: { ...changed, late_fee: 25 } }] });
  assertSays(said, ['Prices without a yes: 1:00 PM Sam Rivera. Asked to move, not answered: 1:00']);
  assert.doesNotMatch(said.text, /No time is waiting/);
  assert.doesNotMatch(asks.text, /Not heard|for a yes\n/);

  const unpriced = { ...second, visit: { ...second.visit, price: 0 } };
  assertSays(emailFor({ ...job, request: [unpriced] }), [
    'Price still open: 1:00 PM Sam Rivera. We said',
    'Still open',
  ]);

  const [pet] = second.request;
  const undialable = { ...held, request: pet ? [{ ...pet, phone: '*72 303' }] : [] };
  assert.doesNotMatch(emailFor({ ...job, request: [undialable] }).html, /sms:/);
});
