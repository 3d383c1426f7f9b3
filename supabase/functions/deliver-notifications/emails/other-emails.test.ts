import assert from 'node:assert/strict';
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
  ownerVisitJob,
  sender,
} from './sample-job.fixture.ts';

Deno.test('plain text has numbers and addresses as people write them', () => {
  const { text } = emailFor(inquiryJob('operator', { phone: '303 555 0199 x2' }));
  assert.ok(text.includes('\nEmail Ann: ann@example.test\n'), text);
  assert.ok(text.includes('\nCall (303) 555-0199 x2\nText Ann: (303) 555-0199\n'), text);
});

Deno.test('a newsletter sign-up gets an email with a link to confirm', () => {
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

Deno.test('a digest names each request in a line, the likely ones first', () => {
  const likely = { ...bookingLine, reference: 'AG-PPPPPP', name: 'Pat Doe', reasons: ['surge'] };
  const requests = [likely, bookingLine, messageLine];
  const mail = emailFor(digestJob({ requests, has_more: true, signups: 12 }));

  assert.equal(mail.subject, '2 requests, 1 message and 12 newsletter addresses to look through');
  assert.deepEqual([mail.to, mail.replyTo], ['boss@pets.example', undefined]);
  assertSays(mail, [
    'AG-PPPPPP: Pat Doe, (303) 555-0199, Tue, Nov 24, 8-10 AM, sent Fri, Nov 20, 9:14 PM.',
    'AG-7K4Q2M: Sam Rivera, (303) 555-0199, Tue, Nov 24, 8-10 AM, sent Fri, Nov 20, 9:14 PM. The form was sent seconds after it was opened.',
    'Message: Ann Example, ann@example.test, “Do you groom Newfoundlands?”',
    'This email is full.',
  ]);
  const places = ['PROBABLY REAL', 'AG-PPPPPP', 'UNUSUAL', 'AG-7K4Q2M'];
  const found = places.map((place) => mail.text.indexOf(place));
  assert.deepEqual(
    found,
    found.toSorted((one, other) => one - other),
  );
  assert.ok(mail.text.includes('https://pets.example/page#AG-7K4Q2M.key'));
});

Deno.test('links of strangers do not take the digest into the junk folder', () => {
  const name = 'Win WWW.casino.test';
  const message = 'Cheap pills:https://pills.test/x?y and http://more.test now';
  const mail = emailFor(digestJob({ requests: [{ ...messageLine, name, message }] }));

  assertSays(mail, ['Message: Win [link],', '“Cheap [link] and [link] now”']);
  assert.doesNotMatch(mail.html, /pills\.test|casino\.test|more\.test/i);
});

Deno.test('a digest of 150 is not cut by mail programs', () => {
  const one = { ...bookingLine, name: 'é'.repeat(60), reasons: ['honeypot', 'too_fast'] };
  const mail = emailFor(digestJob({ requests: Array.from({ length: 150 }, () => one) }));
  assert.ok(new TextEncoder().encode(mail.html).length < 100_000);
});

Deno.test(
  'the digest says when receipts wait, and nothing goes when there is nothing to tell',
  () => {
    const empty = { requests: [], signups: 0 };
    const mail = emailFor(digestJob({ ...empty, stopped_at: '2026-11-21T04:14:00Z' }));
    assert.equal(mail.subject, 'Emails to customers are waiting');
    assertSays(mail, ['Receipts to customers are waiting', 'Fri, Nov 20, 9:14 PM']);
    assert.deepEqual(compose(digestJob(empty), sender, links), { drop: 'nothing_to_tell' });
  },
);

Deno.test(
  'a refused mail to the operator goes without the address, then without anything typed',
  () => {
    const [whole, withoutAddress, bare, ...more] = versionsFor(bookingJob('operator', biscuit));

    assert.deepEqual(withoutAddress, { ...whole, replyTo: undefined });
    assert.deepEqual([bare?.replyTo, more], [undefined, []]);
    assert.equal(
      bare?.subject,
      'New booking request AG-7K4Q2M, asked for Tue, Nov 24: please look it up',
    );
    assert.doesNotMatch(
      `${bare?.html}${bare?.text}`,
      /Biscuit|Corgi|Sam|Rivera|Pearl|555-0199|Shy/,
    );
    assert.ok(bare && /Open your day: https:\/\/pets\.example\/operator\n/.test(bare.text));
    const message = versionsFor(inquiryJob('operator')).at(-1);
    assert.ok(message && /operating guide/.test(message.text), message?.text);
    assert.doesNotMatch(message.text, /Newfoundland|\/operator/);
    assert.equal(versionsFor(bookingJob('owner', biscuit)).length, 1);
  },
);

Deno.test('rows that cannot be put into words still reach the operator', () => {
  const row = { ...biscuit, created_at: 'no time' };
  const subjects = versionsFor(bookingJob('operator', row)).map(({ subject }) => subject);

  assert.deepEqual(subjects, [
    'New booking request AG-7K4Q2M, asked for Tue, Nov 24: please look it up',
  ]);
});

Deno.test('an owner who wrote a note reads that we have it, and is not asked for it', () => {
  const noted = { ...biscuit, additional_notes: 'Dr. Vet, 555-0100. Afraid of dryers.' };
  for (const job of [bookingJob('owner', noted), ownerVisitJob('confirmed', confirmed, [noted])]) {
    const { text } = emailFor(job);
    assert.match(text, /We have your note\./);
    assert.doesNotMatch(text, /frightens|if we don’t have it yet|Dr\. Vet/);
  }
  const { text } = emailFor(bookingJob('owner', { ...biscuit, additional_notes: null }));
  assert.match(text, /reply with your vet’s number and anything that frightens Biscuit/);
  assert.doesNotMatch(text, /your note/);
});
