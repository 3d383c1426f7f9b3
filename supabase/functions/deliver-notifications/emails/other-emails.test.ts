import assert from 'node:assert/strict';
import { callFirst } from '../../_shared/business/promises.ts';
import { compose } from './compose.ts';
import { assertSays, emailFor, versionsFor } from './composed-email.fixture.ts';
import {
  biscuit,
  bookingJob,
  bookingLine,
  confirmJob,
  confirmed,
  digestJob,
  inquiryJob,
  links,
  messageLine,
  nudgeJob,
  ownerVisitJob,
  sender,
} from './sample-job.fixture.ts';

const { test } = Deno;

test('plain text has numbers and addresses as people write them', () => {
  const { text } = emailFor(inquiryJob('operator', { phone: '303 555 0199 x2' }));
  assert.ok(text.includes('\nEmail Ann: ann@example.test\n'), text);
  assert.ok(text.includes('\nCall (303) 555-0199 x2\nText Ann: (303) 555-0199\n'), text);
});

test('a newsletter sign-up gets an email with a link to confirm', () => {
  const mail = emailFor(confirmJob());

  assert.equal(mail.to, 'ann@example.test');
  const href = 'https://pets.example/newsletter/confirm#0123456789abcdef0123456789abcdef';
  assert.ok(mail.html.includes(`href="${href}"`));
  assert.ok(mail.text.includes(href));
  assertSays(mail, [
    'our newsletter, Letters from the van,',
    'do nothing',
    'a newsletter sign-up at',
  ]);
  assert.doesNotMatch(mail.text, /Not you/);
});

test('a digest points to the page, and lists what has no mark of its own', () => {
  const likely = { ...bookingLine, reference: 'AG-PPPPPP', name: 'Pat Doe', reasons: ['surge'] };
  const requests = [likely, bookingLine, messageLine];
  const mail = emailFor(digestJob({ requests, waiting: 3, suspects: 1, signups: 12 }));

  assert.equal(
    mail.subject,
    '3 to answer, 1 that looks like spam and 12 newsletter addresses to look through',
  );
  assert.deepEqual([mail.to, mail.replyTo], ['boss@pets.example', undefined]);
  assertSays(mail, [
    'See everything waiting',
    'AG-PPPPPP: Pat Doe, (303) 555-0199, Tue, Nov 24, 8-10 AM, sent Fri, Nov 20, 9:14 PM.',
    'AG-7K4Q2M: Sam Rivera, (303) 555-0199, Tue, Nov 24, 8-10 AM, sent Fri, Nov 20, 9:14 PM. The form was sent seconds after it was opened.',
    'Message: Ann Example, ann@example.test, “Do you groom Newfoundlands?”',
    'newsletter_subscribers',
  ]);
  assert.match(mail.html, /What waits is on your page\./);
  assert.ok(mail.text.includes('https://pets.example/operator'));
  assert.ok(mail.text.includes('https://pets.example/page#AG-7K4Q2M.key'));
});

test('a digest of nothing but likely spam lists none of it', () => {
  const mail = emailFor(digestJob({ requests: [], waiting: 0, suspects: 2000 }));
  assert.equal(mail.subject, '2,000 or more that look like spam');
  assertSays(mail, ['See everything waiting']);
});

test('links of strangers do not take the digest into the junk folder', () => {
  const name = 'Win WWW.casino.test';
  const message = 'Cheap pills:https://pills.test/x?y and http://more.test now';
  const mail = emailFor(digestJob({ requests: [{ ...messageLine, name, message }] }));

  assertSays(mail, ['Message: Win [link],', '“Cheap [link] and [link] now”']);
  assert.doesNotMatch(mail.html, /pills\.test|casino\.test|more\.test/i);
});

const family = '👨‍👩‍👧‍👦';
const bytes = (text: string) => new TextEncoder().encode(text).length;

for (const sign of [family, '"']) {
  test(`a list of 21 whose visitors typed ${sign} alone names 20, and no mail program cuts it`, () => {
    // as long as the columns let them be
    const [name, message] = [sign.repeat(201 / Array.from(sign).length), sign.repeat(142)];
    const email = `${sign === '"' ? '"'.repeat(240) : 'ann'}@example.test`;
    const one = { ...messageLine, name, email, message, reasons: ['surge'] };
    const requests = Array.from({ length: 21 }, () => one);
    for (const mail of [emailFor(digestJob({ requests })), emailFor(nudgeJob(...requests))]) {
      assert.ok(bytes(mail.html) < 100_000, String(bytes(mail.html)));
      assert.ok(bytes(mail.text) < 100_000, String(bytes(mail.text)));
      assert.equal(mail.text.match(/Message: /g)?.length, 20);
      assertSays(mail, ['These are the first 20. The page has all.']);
    }
  });
}

test('the digest says when receipts wait, and nothing goes when there is nothing to tell', () => {
  const empty = { requests: [], waiting: 0, signups: 0 };
  const mail = emailFor(digestJob({ ...empty, stopped_at: '2026-11-21T04:14:00Z' }));
  assert.equal(mail.subject, 'Emails to customers are waiting');
  assertSays(mail, ['Receipts to customers are waiting', 'Fri, Nov 20, 9:14 PM']);
  assert.deepEqual(compose(digestJob(empty), sender, links), { drop: 'nothing_to_tell' });
});

test('a refused email to the operator goes without the address, then without anything typed', () => {
  const [whole, withoutAddress, bare, ...more] = versionsFor(bookingJob('operator', biscuit));

  assert.deepEqual(withoutAddress, { ...whole, replyTo: undefined });
  assert.deepEqual([bare?.replyTo, more], [undefined, []]);
  assert.equal(
    bare?.subject,
    'New booking request AG-7K4Q2M, asked for Tue, Nov 24: please look it up',
  );
  assert.doesNotMatch(`${bare?.html}${bare?.text}`, /Biscuit|Corgi|Sam|Rivera|Pearl|555-0199|Shy/);
  assert.ok(bare && /Open your day: https:\/\/pets\.example\/operator\n/.test(bare.text));
  const message = versionsFor(inquiryJob('operator')).at(-1);
  assert.ok(message && /message that waits/.test(message.text), message?.text);
  assert.doesNotMatch(message.text, /Newfoundland/);
  assert.equal(versionsFor(bookingJob('owner', biscuit)).length, 1);
});

test('rows that cannot be put into words still reach the operator', () => {
  const row = { ...biscuit, created_at: 'no time' };
  const subjects = versionsFor(bookingJob('operator', row)).map(({ subject }) => subject);

  assert.deepEqual(subjects, [
    'New booking request AG-7K4Q2M, asked for Tue, Nov 24: please look it up',
  ]);
});

test('an owner who wrote a note reads that we have it, and is not asked for it', () => {
  const noted = { ...biscuit, additional_notes: 'Dr. Vet, 555-0100. Afraid of dryers.' };
  for (const job of [bookingJob('owner', noted), ownerVisitJob('confirmed', confirmed, [noted])]) {
    const { text } = emailFor(job);
    assert.match(text, /We’ve saved your note\./);
    assert.doesNotMatch(text, /frightens|if we don’t have it yet|Dr\. Vet/);
  }
  const { text } = emailFor(bookingJob('owner', { ...biscuit, additional_notes: null }));
  assert.match(text, /Please reply with your vet’s number and what frightens Biscuit, if/);
  assert.doesNotMatch(text, /your note/);
});

for (const [pet, asksToCall] of [
  [{ additional_notes: 'She has seizures.' }, true],
  [{ additional_notes: 'He bites when scared.' }, true],
  [{ service: 'Senior Pet Comfort' }, true],
  [{ additional_notes: 'A bit shy.' }, false],
] as const) {
  test(`the receipt ${asksToCall ? 'asks' : 'does not ask'} to call first: ${Object.values(pet)[0]}`, () => {
    const { text } = emailFor(bookingJob('owner', { ...biscuit, ...pet }));
    assert.equal(text.includes(callFirst), asksToCall);
  });
}
