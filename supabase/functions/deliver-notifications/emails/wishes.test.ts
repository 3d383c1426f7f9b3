import assert from 'node:assert/strict';
import { promises } from '../../_shared/business/promises.ts';
import { compose } from './compose.ts';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import { confirmed, links, operatorVisitJob, ownerVisitJob, sender } from './sample-job.fixture.ts';

const { test } = Deno;

const link = links.visits.get('AG-7K4Q2M') ?? '';
const wish = { day: '2026-12-01', window: '2-4 PM', words: 'After school\nif you can' };

test('a wish for another time reaches the operator, with what is booked and a way to move it', () => {
  const mail = emailFor({ ...operatorVisitJob('asked', confirmed), wish });
  assert.equal(mail.subject, 'Another time AG-7K4Q2M: Biscuit and Mo, Tue, Dec 1, 2-4 PM');
  assert.deepEqual([mail.to, mail.replyTo], ['boss@pets.example', 'sam@rivera.test']);
  assertSays(mail, [
    'Nothing has changed yet',
    'Tuesday, December 1, 2026, 2-4 PM',
    'After school',
    'Tuesday, November 24, 2026, 9:15 AM',
    'Move this visit',
  ]);
  assert.ok(mail.text.includes(link));
  assert.ok(mail.html.includes('query=12%20Pearl%20St%2C%20Apt%204%2C%2080206"'));
  const held = emailFor({ ...operatorVisitJob('asked', { ...confirmed, late_fee: 0 }), wish });
  assert.match(held.text, /\nHeld for: Tuesday/);
});

test('an owner whose wish is declined is told that the time stays, without a new file', () => {
  const mail = emailFor({ ...ownerVisitJob('time_kept', confirmed), wish });

  assert.equal(mail.subject, 'Still booked: Biscuit and Mo, Tue, Nov 24, around 9:15 AM');
  assertSays(mail, [
    'You asked for Tuesday, December 1, 2-4 PM. We’re sorry, we can’t come then.',
    'Your visit stays on Tuesday, November 24, around 9:15 AM',
    promises.reminder,
  ]);
  assert.ok(mail.text.includes(link));
  assert.ok(!mail.text.includes('After school'));
  assert.deepEqual(mail.attachments, []);
  const hour = { ...wish, day: '2026-11-24', window: '8-10 AM' };
  assertSays(emailFor({ ...ownerVisitJob('time_kept', confirmed), wish: hour }), [
    'at the other time.',
  ]);
});

test('an owner whose wish is declined is asked for a yes to a time that is only held', () => {
  const mail = emailFor({ ...ownerVisitJob('time_kept', { ...confirmed, late_fee: 0 }), wish });
  assert.equal(mail.subject, 'Still held: Biscuit and Mo, Tue, Nov 24, around 9:15 AM');
  assertSays(mail, [
    'We’re still holding Tuesday, November 24, around 9:15 AM',
    'Say yes',
    'You asked for Tuesday, December 1, 2-4 PM. We’re sorry, we can’t come then. We can still do Tue, Nov 24, 9:15 AM.',
  ]);
  assert.match(mail.text, /^Another time: \S+\.time$/m);
  assert.ok(!mail.text.includes('stays'));
  assert.match(mail.html, /class="waiting"[^>]*>held</);
});

test('no email tells of a wish that was answered meanwhile', () => {
  const job = operatorVisitJob('asked', confirmed);
  assert.deepEqual(compose(job, sender, links), { drop: 'wish_gone' });
});

test('an email about changed details says that a wish still waits', () => {
  const text = emailFor({ ...ownerVisitJob('updated', confirmed), wish }).text.replaceAll(
    '\n',
    ' ',
  );
  const waits = 'You asked for Tue, Dec 1, 2-4 PM. We haven’t answered yet, and until we do, this';
  assert.ok(text.includes(`The time hasn’t changed. ${waits} time stands.`), text);
  const held = emailFor({ ...ownerVisitJob('updated', { ...confirmed, late_fee: 0 }), wish });
  assert.doesNotMatch(held.text, /Say yes/);
});

test('after the third wish, or on the last day, the email names the phone alone', () => {
  const late = { ...confirmed, changed_at: '2026-11-23T17:00:00Z' };
  for (const [kind, visit] of [
    ['time_kept', { ...confirmed, wishes: 3 }],
    ['time_kept', late],
    ['updated', { ...confirmed, wishes: 3 }],
  ] as const) {
    const { text } = emailFor({ ...ownerVisitJob(kind, visit), wish });
    assert.match(text, /To move the visit, call or text us by|It’s late to move/);
    assert.doesNotMatch(text, /by the link|tell us a day/);
  }
  const night = { ...confirmed, changed_at: '2026-11-24T03:00:00Z' };
  for (const [revision, words] of [
    [1, 'You asked in time, so moving stays free.'],
    [2, 'It’s late to move the visit.'],
  ] as const) {
    const visit = { ...night, moved_from: { day: '2026-11-23', time: '08:30', revision } };
    assertSays(emailFor({ ...ownerVisitJob('moved', visit), wish: { ...wish, revision: 1 } }), [
      words,
    ]);
  }
});
