import assert from 'node:assert/strict';
import { homeWords, readyEssentials } from '../../_shared/business/before-your-visit.ts';
import { paymentWords, priceChange } from '../../_shared/business/policy.ts';
import { promises } from '../../_shared/business/promises.ts';
import { withFee } from '../../_shared/visits/sample-visit.fixture.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import { biscuit, bookingJob, confirmed, links, mo, ownerVisitJob } from './sample-job.fixture.ts';

const link = links.visits.get('AG-7K4Q2M') ?? '';

Deno.test('a time that was not asked for says so, at any revision', () => {
  const job = ownerVisitJob('confirmed', { ...confirmed, revision: 3, late_fee: 0 });
  const wish = { day: '2026-11-26', window: '8-10 AM', words: '' };
  assertSays(emailFor({ ...job, wish }), [
    'We’re sorry, we can’t come on Thu, Nov 26, 8-10 AM. We can do Tue, Nov 24, 9:15 AM.',
  ]);
  const held = { ...confirmed, time: '14:00', late_fee: 0 };
  const other = emailFor(ownerVisitJob('confirmed', held));
  const first = 'We’re sorry, we can’t come on Tue, Nov 24, 8-10 AM. We can do 2:00 PM.';
  assertSays(other, [
    first,
    'We’re holding this time for you at no cost. Please say yes, or we may not come.',
    'Until you say yes, canceling and no-shows are free. After that, no-shows cost $25. So does canceling in the last 4 hours, unless you said yes that late.',
  ]);
  assert.match(other.html, new RegExp(`overflow:hidden">${first}<`));
  assert.match(other.html, />NEW TIME<|>new time</i);
  assert.doesNotMatch(emailFor(job).text, /We can do/);
  assert.doesNotMatch(emailFor({ ...job, wish: { ...wish, day: '2026-11-24' } }).text, /We can do/);
});

Deno.test('a first answer outside what was asked for asks in its subject and its heading', () => {
  const mail = emailFor(
    ownerVisitJob('confirmed', { ...confirmed, late_fee: 0, time: '14:00' }, [biscuit]),
  );
  assert.equal(mail.subject, '2:00 PM instead of 8-10 AM? Biscuit, Tue, Nov 24');
  assert.match(mail.text, /^2:00 PM instead of 8-10 AM\?\n/);
  const wish = { day: '2026-11-26', window: '8-10 AM', words: '' };
  const { text } = emailFor({ ...ownerVisitJob('confirmed', { ...confirmed, late_fee: 0 }), wish });
  assert.match(text, /^Tue, Nov 24 instead of Thu, Nov 26\?\n/);
});

Deno.test('a time confirmed after its owner canceled answers nothing they asked for before', () => {
  const job = ownerVisitJob('confirmed', { ...confirmed, canceled_revision: 2, late_fee: 0 });
  const ask = (day: string, revision = 1) => ({ day, window: '8-10 AM', words: '', revision });
  for (const wish of [null, ask('2026-11-26')]) {
    const { text } = emailFor({ ...job, wish });
    assert.match(text, /^We’re holding Tuesday, November 24\n/);
    assert.doesNotMatch(text, /sorry/);
  }
  assert.match(emailFor({ ...job, wish: ask('2026-11-26', 3) }).text, /instead of Thu, Nov 26/);
});

Deno.test(
  'a confirmed visit says when, where, for whom, what to have ready and what canceling costs',
  () => {
    const mail = emailFor(ownerVisitJob('confirmed', { ...confirmed, note: 'Park on Pearl' }));

    assert.equal(mail.subject, 'Confirmed: Biscuit and Mo, Tue, Nov 24, around 9:15 AM');
    const one = emailFor(ownerVisitJob('confirmed', confirmed, [biscuit]));
    assert.equal(one.subject, 'Confirmed: Biscuit, Tue, Nov 24, around 9:15 AM');
    assert.deepEqual([mail.to, mail.replyTo], ['sam@rivera.test', 'hello@pets.example']);
    assertSays(mail, [
      'around 9:15 AM',
      'about 4 hours',
      'Biscuit: Full Groom + De-shedding Treatment',
      'Mo: Full Groom',
      '12 Pearl St, Apt 4, 80206',
      '$165',
      'Park on Pearl',
      'We’ll arrive around 9:15 AM, give or take 15 minutes.',
      'Maren Solberg',
      'No travel fee.',
      paymentWords(),
      priceChange,
      promises.reminder,
      'Maren will text when the van is 15 minutes away.',
      'Canceling is free until Tue, Nov 24, 5:15 AM; later cancellations or no-shows cost $25.',
      'Moving is free, by the link until Mon, Nov 23, 9:15 AM, then by call or text until 7:00 PM.',
      homeWords,
    ]);
    assert.ok(mail.html.includes(`href="${link}"`) && mail.text.includes(link));
    assert.match(mail.text, /^Our rules: https:\S+\/faq#rules$/m);
    assert.ok(mail.text.includes('Tuesday, November 24, 2026, around 9:15 AM'));
    const ready = readyEssentials([biscuit, mo]).map((line) => `- ${line}\n`);
    assert.ok(mail.text.includes(ready.join('')));
    assert.ok(!mail.html.includes('Parking:') && mail.html.includes('See what to have ready'));
  },
);

Deno.test('an answer says who comes and what it costs, as the operator set it', () => {
  const terms = { groomer: 'June Hathaway', ...withFee(20), price: 180.5 };
  const mail = emailFor(ownerVisitJob('moved', { ...confirmed, ...terms }));
  assertSays(mail, ['June Hathaway', '$180.50', '$20. $200.50 in all.']);
  assert.doesNotMatch(mail.text, /\$165/);

  const nobody = emailFor(ownerVisitJob('confirmed', { ...confirmed, groomer: '' }));
  assert.doesNotMatch(nobody.text, /^\s+with |^ +about 4 hours\n *\n/m);
});

Deno.test('promises no reminder when none will come', () => {
  const late = { ...confirmed, has_reminder: false, changed_at: '2026-11-24T14:00:00Z' };
  for (const kind of ['confirmed', 'moved', 'reminder'] as const) {
    const { text } = emailFor(ownerVisitJob(kind, late));
    assert.ok(!text.includes(promises.reminder), text);
  }
});

Deno.test('the estimate says for whom it is while a pet has no price yet', () => {
  const owner = emailFor(ownerVisitJob('confirmed', confirmed));
  const words =
    '$165 for Biscuit. Mo’s price is still open. Reply with the weight, and we’ll send it.';
  assertSays(owner, [words]);
  assertSays(emailFor(bookingJob('owner', biscuit, mo)), [words]);
  assertSays(emailFor(bookingJob('owner', biscuit)), ['Estimate: $165.']);
});

Deno.test(
  'a moved visit says that the old time is gone, and the reminder has its own subject',
  () => {
    const moved = emailFor(ownerVisitJob('moved', { ...confirmed, revision: 2 }));
    assert.equal(moved.subject, 'New time: Biscuit and Mo, Tue, Nov 24, around 9:15 AM');
    assertSays(moved, [
      'We moved your visit from Monday, November 23, 8:30 AM, to the time you asked for.',
      'the old time',
    ]);

    const reminder = emailFor(ownerVisitJob('reminder', confirmed));
    assert.equal(reminder.subject, 'Reminder: Biscuit and Mo, Tue, Nov 24, around 9:15 AM');
    assertSays(reminder, [
      'See you Tuesday, around',
      'To move the visit, call or text us by Mon, Nov 23, 7:00 PM. That’s free.',
    ]);
    assert.ok(!reminder.text.includes(promises.reminder));
  },
);

Deno.test('a move that was agreed by phone says so, and asks for no yes', () => {
  const accepted_at = confirmed.time_set_at;
  const { text, html } = emailFor(
    ownerVisitJob('moved', { ...confirmed, time: '14:00', revision: 2, accepted_at }),
  );
  assert.match(
    text,
    /^Your visit is now Tuesday, November 24, around 2:00 PM\n[^]*from Monday, November 23, 8:30 AM, as agreed\. We’ll arrive around 2:00 PM/,
  );
  assert.doesNotMatch(text, /You asked for|We can do|Say yes|Does this time/);
  assert.match(html, />confirmed</);
});

for (const [kind, button, label] of [
  ['confirmed', 'Say yes', 'Change or cancel'],
  ['moved', 'Say yes', 'Change or cancel'],
  ['time_kept', 'See your visit', 'Change or cancel'],
  ['next', 'See your visit', 'Change or cancel'],
  ['updated', 'See your visit', 'Change or cancel'],
  ['reminder', 'Say yes', 'Cancel your visit'],
] as const) {
  Deno.test(`changing and canceling have a link beside the button, ${kind}`, () => {
    const { text, html } = emailFor(ownerVisitJob(kind, confirmed));
    const labels = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
      .filter(([, href = '']) => href.startsWith(link))
      .map(([, href = '', words]) => `${words} ${href.slice(link.length)}`);
    assert.deepEqual(labels, [`${button} `, 'See what to have ready .ready', `${label} .cancel`]);
    assert.ok(text.includes(`\n${button}: ${link}\n`));
    assert.match(
      text,
      new RegExp(`IF PLANS CHANGE\nCanceling is free.*\n${label}: ${link}\\.cancel\n`),
    );
  });
}

Deno.test('only a yes from before the reminder was due changes what the reminder asks', () => {
  for (const [accepted_at, asks] of [
    ['2026-11-23T16:14:00Z', false],
    ['2026-11-23T16:16:00Z', true],
    [null, true],
  ] as const) {
    const { text, html } = emailFor(ownerVisitJob('reminder', { ...confirmed, accepted_at }));
    assert.ok(text.includes(`\n${asks ? 'Say yes' : 'See your visit'}: ${link}\n`));
    assert.match(html, asks ? />booked</ : />confirmed</);
    assert.equal(text.includes('IS TUESDAY STILL GOOD?\nThe time is yours'), asks);
  }
});

Deno.test('the email asks an owner who agreed by phone for no yes', () => {
  const added = { ...biscuit, source: 'operator' };
  for (const kind of ['confirmed', 'next'] as const) {
    const { text } = emailFor(ownerVisitJob(kind, confirmed, [added]));
    assert.doesNotMatch(text, /Say yes|DOES THIS TIME WORK/);
  }
  assert.match(emailFor(ownerVisitJob('confirmed', confirmed)).text, /Say yes/);
  const next = emailFor(ownerVisitJob('next', confirmed, [added]));
  assert.equal(next.subject, 'Next visit: Biscuit, Tue, Nov 24, around 9:15 AM');
  assertSays(next, ['The next visit for Biscuit is booked, as we agreed.']);
  const moved = emailFor(ownerVisitJob('next', { ...confirmed, late_fee: 0 }, [added]));
  assert.match(`${moved.subject}${moved.text}`, /^On hold: [^]*Say yes: /);
});

Deno.test('the email says what to have ready for the pets of the visit', () => {
  const cat = { ...biscuit, pet_type: 'cat', service: 'Cat Grooming' };
  const puppy = { ...biscuit, service: 'Puppy Cut' };
  const words = (...pets: (typeof biscuit)[]) => readyEssentials(pets).join(' ');
  assert.doesNotMatch(words(biscuit), /cat|carrier|puppy/);
  assert.doesNotMatch(words(cat), /dog|leash|puppy/);
  assert.match(words(biscuit, cat), /leash on\. .* in a carrier\. Then keep both in/);
  assert.match(words(biscuit, biscuit, cat), /leashes on\. .* Then keep them all in/);
  assert.match(words(puppy), /For a puppy, ask your vet first/);
  assert.match(
    emailFor(bookingJob('owner', cat)).text,
    /Put your cat in a carrier\. Then keep your cat/,
  );
});
