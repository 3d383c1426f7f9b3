import assert from 'node:assert/strict';
import { usd } from '../../_shared/business/format.ts';
import { mattingAdds, policy, priceChange } from '../../_shared/business/policy.ts';
import { nailTrimPrice } from '../../_shared/business/prices.ts';
import { promises } from '../../_shared/business/promises.ts';
import { repeatWish } from '../../_shared/business/repeat-visits.ts';
import { compose } from './compose.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import {
  biscuit,
  bookingJob,
  bookingLine,
  confirmJob,
  digestJob,
  inquiryJob,
  links,
  mo,
  sender,
} from './sample-job.fixture.ts';

const { test } = Deno;

test('the operator gets all pets of a request in one email, with a subject that says it all', () => {
  const mail = emailFor(bookingJob('operator', biscuit, mo));

  assert.equal(
    mail.subject,
    'Booking AG-7K4Q2M: Biscuit and Mo, Full Groom, Tue, Nov 24, 8-10 AM, 80206',
  );
  assert.deepEqual([mail.to, mail.replyTo], ['boss@pets.example', 'sam@rivera.test']);
  assertSays(mail, [
    'You promised Sam Rivera an answer by Sat, Nov 21, 9:00 AM.',
    'Biscuit: Full Groom + De-shedding Treatment',
    'dog, Corgi, 30 lbs, Medium, about $165',
    'Mo: Full Groom',
    repeatWish(biscuit.repeat_weeks),
    'Biscuit and Mo, Tue, Nov 24, 8-10 AM',
    '12 Pearl St, Apt 4, 80206',
    'No travel fee',
    '#4411, then the left stairs',
    'Shy at first',
  ]);
  assert.doesNotMatch(mail.text, /already over/);
  const us = encodeURIComponent(sender.business.shortName);
  const message = `Hi%20Sam%2C%20this%20is%20${us}%20about%20your%20request%20AG-7K4Q2M.%20`;
  for (const href of ['tel:+13035550199', `sms:+13035550199?&amp;body=${message}`]) {
    assert.ok(mail.html.includes(`href="${href}"`), href);
  }
  assert.equal(mail.text.split('Shy at first').length, 2);
  assert.doesNotMatch(mail.text, /review/i);
});

test('a number is called and texted from the email without its extension', () => {
  const phone = '720.555.0100 ext 2';
  const mail = emailFor(bookingJob('operator', { ...biscuit, phone }));
  const { html } = mail;

  const shown = '(720) 555-0100 ext 2';
  assertSays(mail, [`Call ${shown}`]);
  assert.ok(html.includes(`Sam Rivera, ${shown}, 12 Pearl St`));
  for (const href of ['tel:+17205550100"', 'sms:+17205550100?']) {
    assert.ok(html.includes(`href="${href}`), href);
  }
});

test('the owner reads what they asked for, what happens next and what it may cost', () => {
  const mail = emailFor(bookingJob('owner', biscuit, mo));

  assert.equal(mail.subject, 'We have your request AG-7K4Q2M: Biscuit and Mo, Tue, Nov 24');
  assert.deepEqual([mail.to, mail.replyTo], ['sam@rivera.test', 'hello@pets.example']);
  assertSays(mail, [
    'Hi Sam,',
    'This is a request, not yet a confirmed appointment.',
    'We’ll call, text or email you by Sat, Nov 21, 9:00 AM to confirm. Our 2 hours start at 7 AM. If that day and time don’t work, we’ll look for another. No answer in time? Call or text us.',
    'None for 80206',
    'Due 6 weeks after this visit. We’ll email you a week before.',
    '8-10 AM',
    'See your request',
    'To cancel, use the link above, or call or text us with your reference AG-7K4Q2M.',
    'Biscuit: Full Groom + De-shedding Treatment',
    'Mo: Full Groom',
    '$165',
    `${priceChange}${mattingAdds} ${policy.stoppedVisit}`,
    'Nothing is booked yet, so canceling this request is free. Once we’ve confirmed, canceling is free up to 4 hours before the appointment;',
    promises.lateConfirmed,
    'Call (303) 555-0142',
  ]);
  assert.ok(mail.text.includes('Tuesday, November 24, 2026, 8-10 AM'));
});

test('the emails name the travel fee of a ZIP beyond 25 minutes, and none for other text', () => {
  const pet = { ...biscuit, zip_code: '80401-1234', zip_answer: null };
  const far = emailFor(bookingJob('owner', pet));
  assertSays(far, ['Estimate: $165 plus $25 travel, $190 in all.']);
  assertSays(emailFor(bookingJob('operator', pet)), ['$165 plus $25 travel, $190 in all']);
  assert.ok(far.text.includes('\nTravel fee: $25 for 80401'));
  assert.doesNotMatch(far.text, /1234/);

  const odd = emailFor(bookingJob('owner', { ...biscuit, zip_code: 'call me', zip_answer: null }));
  assert.doesNotMatch(odd.text, /Travel fee|call me/);
});

test('the receipt names a price for mats, but not for a cat with Senior Pet Comfort', () => {
  const cat = { ...mo, pet_type: 'cat', service: 'Senior Pet Comfort' };
  assert.ok(!emailFor(bookingJob('owner', cat)).text.includes(mattingAdds));
  assertSays(emailFor(bookingJob('owner', cat, mo)), [mattingAdds]);
});

test('the subject names all pets, and each service once', () => {
  const pets = [biscuit, { ...mo, service: 'Cat Grooming' }, { ...mo, pet_name: 'Pip' }];

  assert.equal(
    emailFor(bookingJob('operator', ...pets)).subject,
    'Booking AG-7K4Q2M: Biscuit, Mo and Pip, Full Groom + Cat Grooming, Tue, Nov 24, 8-10 AM, 80206',
  );
});

for (const [reason, words] of [
  ['honeypot', 'A field that only bots see was filled in.'],
  ['surge', 'An unusual number of requests came through this form within ten minutes.'],
  ['too_fast', 'The form was sent seconds after it was opened.'],
  ['many_requests', 'Several requests came from the same connection within minutes.'],
  ['unknown_caller', 'We couldn’t tell which connection it came from.'],
  ['foreign_page', 'It was sent from a page that is not ours.'],
  ['new_rule', 'new_rule'],
] as const) {
  test(`a request marked ${reason} says why, and nothing typed goes to its address`, () => {
    const row = { ...biscuit, review_reasons: [reason] };
    assertSays(emailFor(digestJob({ requests: [{ ...bookingLine, reasons: [reason] }] })), [words]);

    const toOwner = emailFor(bookingJob('owner', row));
    const answer = emailFor(inquiryJob('owner', { review_reasons: [reason] }));
    assert.doesNotMatch(
      toOwner.subject + toOwner.html + toOwner.text,
      /Biscuit|Corgi|30 lbs|Sam|Rivera|Pearl|80206|555-0199|Shy at first|review/,
    );
    assertSays(toOwner, ['AG-7K4Q2M', 'Full Groom', 'Hi there']);
    assert.doesNotMatch(
      answer.subject + answer.html + answer.text,
      /Ann|Example|Newfoundlands|review/,
    );
  });
}

test('the operator is told when a reference was used before', () => {
  const again = emailFor({ ...bookingJob('operator', biscuit), is_repeat: true });

  assertSays(again, ['We’ve seen this reference before', 'Go by the newest one']);
  const toOwner = emailFor({ ...bookingJob('owner', biscuit), is_repeat: true });
  assert.doesNotMatch(toOwner.text, /reference before/);
});

test('a message goes to the operator, and its sender is promised an answer in 24 hours', () => {
  const toOperator = emailFor(inquiryJob('operator', { phone: '303-555-0111' }));
  assert.equal(toOperator.subject, 'Message from Ann Example: Do you groom Newfoundlands?');
  assert.equal(toOperator.replyTo, 'ann@example.test');
  assertSays(toOperator, [
    'You promised Ann Example an answer by Sat, Nov 21, 9:14 PM.',
    'Do you groom Newfoundlands?',
    'Call (303) 555-0111',
    'Text Ann',
  ]);

  const toOwner = emailFor(inquiryJob('owner'));
  assert.deepEqual([toOwner.to, toOwner.replyTo], ['ann@example.test', 'hello@pets.example']);
  assertSays(toOwner, ['Hi Ann,', 'we’ll get back to you within 24 hours.']);
  assert.doesNotMatch(toOwner.subject + toOwner.html + toOwner.text, /Newfoundlands/);
});

test('for a sender without email, the operator is told to call', () => {
  const mail = emailFor(inquiryJob('operator', { email: null, phone: '(303) 555-0111' }));

  assert.equal(mail.replyTo, undefined);
  assertSays(mail, ['They left no email address, so call or text.', 'Call (303) 555-0111']);
});

test('a number that cannot be dialed is shown without a link', () => {
  const mail = emailFor(bookingJob('operator', { ...biscuit, phone: 'ask at the door' }));

  assertSays(mail, ['ask at the door']);
  assert.doesNotMatch(mail.html, /href="(tel|sms):/);
});

test('deleted rows, addresses nobody can mail to and confirmed addresses cause no email', () => {
  assert.deepEqual(compose(bookingJob('operator'), sender, links), { drop: 'request_deleted' });
  const row = { ...biscuit, email: 'x,boss@rivera.test>' };
  assert.deepEqual(compose(bookingJob('owner', row), sender, links), {
    drop: 'address_not_mailable',
  });
  assert.equal(emailFor(bookingJob('operator', row)).replyTo, undefined);
  assert.deepEqual(compose(confirmJob('subscribed'), sender, links), { drop: 'not_pending' });
});

test('no weight prices a Custom Service', () => {
  const custom = { ...mo, service: 'Custom Service' };
  const trim = `A nail trim is ${usd(nailTrimPrice)}. We’ll price anything else before we come.`;
  assertSays(emailFor(bookingJob('owner', biscuit, custom)), [`$165 for Biscuit. ${trim}`]);
  const rex = emailFor(bookingJob('owner', custom, { ...mo, pet_name: 'Rex' }));
  assertSays(rex, [`Rex’s price is still open. Reply with the weight, and we’ll send it. ${trim}`]);
});
