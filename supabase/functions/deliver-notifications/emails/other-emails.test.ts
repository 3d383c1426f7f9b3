import assert from 'node:assert/strict';
import { assertSays, emailFor, versionsFor } from './composed-email.fixture.ts';
import {
  biscuit,
  bookingJob,
  confirmJob,
  confirmed,
  digestJob,
  ownerVisitJob,
} from './sample-job.fixture.ts';

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
  assert.doesNotMatch(mail.text, /reply and tell us/);
});

Deno.test(
  'marked requests come in one mail with all that is needed to act, and how many more',
  () => {
    const mail = emailFor(digestJob(9978));

    assert.equal(mail.subject, '9978 requests marked for review');
    assert.deepEqual([mail.to, mail.replyTo], ['boss@pets.example', undefined]);
    assertSays(mail, [
      'The form was sent within seconds of being opened.',
      'Answer this request',
      'Call (303) 555-0199',
      '12 Pearl St, Apt 4, 80206',
      'Shy at first',
      'Do you groom Newfoundlands?',
      'And 9976 more',
    ]);
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
