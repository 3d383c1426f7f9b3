import assert from 'node:assert/strict';
import { compose } from './emails/compose.ts';
import { assertSays, emailFor } from './emails/composed-email.fixture.ts';
import {
  biscuit,
  bookingJob,
  confirmed,
  inquiryJob,
  links,
  noLinks,
  operatorVisitJob,
  ownerVisitJob,
  sender,
} from './emails/sample-job.fixture.ts';

const { test } = Deno;

const link = links.visits.get('AG-7K4Q2M') ?? '';

test('every visitor’s email goes to the addressee of the claim, not to the address in the rows', () => {
  const jobs = [
    bookingJob('owner', biscuit),
    inquiryJob('owner'),
    ownerVisitJob('confirmed', confirmed),
    ownerVisitJob('links', confirmed),
  ];

  for (const job of jobs) {
    assert.equal(emailFor({ ...job, addressee: 'first@mail.test' }).to, 'first@mail.test');
    const nowhere = compose({ ...job, addressee: null }, sender, links);
    assert.deepEqual(nowhere, { drop: 'address_not_mailable' });
  }
});

test('new links are emailed to owner and operator, separately', () => {
  const owner = emailFor(ownerVisitJob('links', confirmed));
  assert.equal(owner.subject, 'A new link to your visit AG-7K4Q2M');
  assertSays(owner, ['no longer open', 'See your visit']);
  const operator = emailFor(operatorVisitJob('links', null));
  assertSays(operator, ['no longer open', 'Sam Rivera has a new one too', 'Open this request']);

  for (const mail of [owner, operator]) assert.ok(mail.text.includes(link));
  const without = compose(ownerVisitJob('links', confirmed), sender, noLinks);
  assert.deepEqual(without, { drop: 'no_link' });
});

test('the operator is not told of a new link to the owner of a request marked for review', () => {
  const job = operatorVisitJob('links', null);
  const request = job.request.map((pet) => ({ ...pet, status: 'review' }));
  const mail = emailFor({ ...job, request });

  assertSays(mail, ['no longer open', 'Open this request']);
  assert.doesNotMatch(mail.text, /has a new one too/);
});

test('an email about details sent after the answer says so and asks for nothing', () => {
  const mail = emailFor({
    ...bookingJob('operator', biscuit),
    after_answer: true,
    is_repeat: true,
  });

  assert.match(mail.subject, /^Sent again AG-7K4Q2M: /);
  assertSays(mail, [
    'Sent again after the answer',
    'that answer stands',
    'whether anything is new',
    'Look at what was sent',
  ]);
  assert.doesNotMatch(mail.text, /promised an answer|reference before/);
});
