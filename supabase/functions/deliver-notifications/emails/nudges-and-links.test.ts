import assert from 'node:assert/strict';
import { compose } from './compose.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import {
  biscuit,
  bookingJob,
  bookingLine,
  canceledWithoutTime,
  confirmed,
  links,
  messageLine,
  noLinks,
  nudgeJob,
  operatorVisitJob,
  ownerVisitJob,
  sender,
} from './sample-job.fixture.ts';

const link = links.visits.get('AG-7K4Q2M') ?? '';
const firstLink = (html: string) => /<a href="[^"]*"/.exec(html)?.[0];

Deno.test('one nudge names all that waits for an answer that is due', () => {
  const other = { ...bookingLine, reference: 'AG-PPPPPP', name: 'Pat Doe' };
  const mail = emailFor(nudgeJob(bookingLine, other, messageLine));

  assert.equal(mail.subject, '3 requests and messages still unanswered');
  assertSays(mail, [
    'AG-7K4Q2M: Sam Rivera, (303) 555-0199, Tue, Nov 24',
    'AG-PPPPPP: Pat Doe',
    'Message: Ann Example',
  ]);
  const many = emailFor(nudgeJob(...Array.from({ length: 21 }, () => other)));
  assert.equal(many.subject, 'More than 20 requests still unanswered');
});

Deno.test('the first link of a request and of its nudge opens the answer', () => {
  const mail = emailFor(bookingJob('operator', biscuit));
  assert.equal(firstLink(mail.html), `<a href="${link}"`);
  assertSays(mail, ['Answer this request', 'You promised Sam Rivera an answer by']);

  const nudge = emailFor(nudgeJob(bookingLine));
  assert.equal(firstLink(nudge.html), `<a href="${link}"`);
  assert.equal(nudge.subject, 'Still unanswered AG-7K4Q2M, asked for Tue, Nov 24');
  assertSays(nudge, ['Sam is still']);
});

Deno.test('the nudge of a message opens the day, where it is answered', () => {
  const mail = emailFor(nudgeJob(messageLine));
  assert.equal(mail.subject, 'A message is still unanswered');
  assert.equal(firstLink(mail.html), '<a href="https://pets.example/operator"');
});

Deno.test('an owner can open the request, unless it is marked', () => {
  assert.ok(emailFor(bookingJob('owner', biscuit)).text.includes(link));
  const marked = emailFor(bookingJob('owner', { ...biscuit, review_reasons: ['too_fast'] }));
  assert.ok(!marked.text.includes(link) && !marked.html.includes(link));
});

Deno.test('canceling a marked request nobody has looked at sends no link', () => {
  const job = ownerVisitJob('canceled', canceledWithoutTime, [
    { ...biscuit, review_reasons: ['too_fast'] },
  ]);
  const mail = emailFor(job);
  assert.ok(mail.html.includes('href="https://pets.example/booking"'));
  assert.ok(!mail.html.includes(link));
});

Deno.test('the operator’s new link is to the time of the visit, not the one asked for', () => {
  const mail = emailFor(operatorVisitJob('links', { ...confirmed, day: '2026-12-07' }));
  assert.match(mail.subject, /Mon, Dec 7, 9:15 AM$/);
});

Deno.test('every email still goes without links', () => {
  for (const job of [bookingJob('operator', biscuit), ownerVisitJob('confirmed', confirmed)]) {
    const mails = compose(job, sender, noLinks);
    assert.ok(!('drop' in mails));
    assert.doesNotMatch(mails[0]?.text ?? '', /#AG|undefined|link above/);
  }
});
