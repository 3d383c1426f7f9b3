import assert from 'node:assert/strict';
import { rules } from '../../_shared/business/policy.ts';
import { promises } from '../../_shared/business/promises.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import {
  canceled,
  canceledWithoutTime,
  links,
  operatorVisitJob,
  ownerVisitJob,
  withoutTime,
} from './sample-job.fixture.ts';

const sick = { canceled_by: 'operator', reason: 'illness' } as const;
const link = links.visits.get('AG-7K4Q2M') ?? '';

for (const [reason, offersDay, offersPhone] of [
  [null, true, true],
  ['fully_booked', true, true],
  ['not_for_us', false, true],
  ['too_far', false, false],
] as const) {
  Deno.test(`a request declined for ${reason ?? 'another reason'} has its own ending`, () => {
    const mail = emailFor(
      ownerVisitJob('declined', { ...withoutTime, reason, note: 'Sorry, Sam' }),
    );

    assertSays(mail, ['We’re sorry', 'Sorry, Sam']);
    assert.equal(mail.html.includes(`href="${link}.again"`), offersDay);
    assert.equal(/another day/.test(mail.text), offersDay, mail.text);
    assert.equal(/Nov/.test(`${mail.subject}${mail.text}`), offersDay);
    assert.equal(mail.html.includes('href="tel:'), offersPhone);
    assert.equal(/<a href/.test(mail.html), offersDay || offersPhone);
  });
}

for (const [by, subject, words] of [
  [
    'operator',
    /^We can’t come \w+, \w+ \d+, [-\d]+ [AP]M: your request AG-7K4Q2M$/,
    'we can’t take your request',
  ],
  ['owner', /^Canceled: your request AG-7K4Q2M$/, 'You canceled your request for'],
] as const) {
  Deno.test(`a cancellation by the ${by} names no time that was never told`, () => {
    const visit = { ...canceled, canceled_by: by, is_untold: true } as const;
    const mail = emailFor(ownerVisitJob('canceled', visit));
    assert.match(mail.subject, subject);
    assertSays(mail, [words]);
    assert.doesNotMatch(mail.text, /9:15|your calendar/);
    assert.deepEqual(mail.attachments, []);
  });
}

const canceledLate = { ...canceled, was_late: true };
const fees = [{ day: '2026-11-30', fee: 25 }];
const waived = { ...canceled, changed_at: '2026-11-24T12:16:00Z' };

for (const [name, visit, said, notSaid] of [
  ['by us', { ...canceled, canceled_by: 'operator' }, 'the first open time', promises.cancellation],
  [
    'by us, a hold without a yes',
    { ...canceled, canceled_by: 'operator', reason: 'no_yes', note: 'We didn’t hear from you.' },
    'We held a time for you on Tuesday, November 24, at 9:15 AM. Nothing is booked,',
    'sorry',
  ],
  [
    'by us, sick',
    { ...canceled, ...sick },
    'You owe nothing for this visit.',
    promises.cancellation,
  ],
  [
    'by the owner in time',
    canceled,
    'You owe nothing for it. We hope to see',
    promises.cancellation,
  ],
  ['by the owner too late, without the fee', waived, 'There’s no charge this time.', 'still free'],
  ['by the owner too late', canceledLate, rules.lateFeePayment, 'You owe nothing'],
  [
    'by the owner in time, with an older fee',
    { ...canceled, fees },
    'You owe nothing for it. You still owe the $25 fee from Nov 30. We hope',
    promises.cancellation,
  ],
  [
    'by the owner without a time',
    canceledWithoutTime,
    'You owe nothing for it, and we’d be glad to come',
    'Biscuit',
  ],
] as const) {
  Deno.test(`a visit canceled ${name} says what it costs`, () => {
    const mail = emailFor(ownerVisitJob('canceled', visit));

    assertSays(mail, [said]);
    assert.ok(mail.html.includes(`href="${link}.again"`));
    assert.ok(!`${mail.subject}${mail.text}`.includes(notSaid), mail.text);
  });
}

for (const by of ['operator', 'owner'] as const) {
  Deno.test(`a visit that was moved and then canceled, by the ${by}, names both times`, () => {
    const moved = { ...canceled, moved_from: { day: '2026-11-23', time: '14:00', revision: 1 } };
    const mail = emailFor(ownerVisitJob('canceled', { ...moved, canceled_by: by }));
    assert.match(mail.subject, /Tue, Nov 24 at 9:15 AM/);
    assertSays(mail, ['Monday, November 23, at 2:00 PM', 'That time is canceled too.']);
    const later = { ...moved, canceled_by: by, changed_at: '2026-11-24T15:00:00Z' };
    assert.doesNotMatch(emailFor(ownerVisitJob('canceled', later)).text, /before we moved it/);
  });
}

Deno.test('canceling a request without a time tells nobody that it was not answered', () => {
  for (const { subject, text } of [
    emailFor(ownerVisitJob('canceled', canceledWithoutTime)),
    emailFor(operatorVisitJob('canceled', canceledWithoutTime)),
  ]) {
    assert.doesNotMatch(`${subject}${text}`, /confirmed|answered/i);
  }
});

Deno.test('the operator hears at once who canceled, and whether the fee applies', () => {
  const mail = emailFor(operatorVisitJob('canceled', canceled));
  assert.equal(mail.subject, 'Canceled AG-7K4Q2M: Biscuit and Mo, Tue, Nov 24, 9:15 AM, 80206');
  assert.deepEqual([mail.to, mail.replyTo], ['boss@pets.example', 'sam@rivera.test']);
  assertSays(mail, ['Sam Rivera canceled', 'Call (303) 555-0199', 'there’s no fee']);

  const forgiven = emailFor(operatorVisitJob('canceled', waived)).text;
  assert.match(forgiven, /No fee applies/);
  assert.doesNotMatch(forgiven, /still free/);
  const held = emailFor(operatorVisitJob('canceled', { ...canceled, late_fee: 0 }));
  assertSays(held, ['It was held without a yes, so there’s no fee.', 'Was held for']);
  assert.doesNotMatch(held.text, /still free|booked for|calendar/);
  const late = emailFor(operatorVisitJob('canceled', canceledLate));
  assert.match(late.subject, / \(late\)$/);
  assertSays(late, ['Too late to be free']);
  const timeless = emailFor(operatorVisitJob('canceled', canceledWithoutTime));
  assertSays(timeless, ['There’s no fee', 'If you agreed on a time', '8-10 AM']);
});
