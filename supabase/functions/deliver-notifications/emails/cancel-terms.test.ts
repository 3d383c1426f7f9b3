import assert from 'node:assert/strict';
import { assertSays, emailFor } from './composed-email.fixture.ts';
import { confirmed, ownerVisitJob } from './sample-job.fixture.ts';

const inHours = {
  changed: { free_until: '2026-11-24T10:15:00Z', late_fee: 40 },
  said: 'Canceling is free until Tue, Nov 24, 3:15 AM; later cancellations or no-shows cost $40. There’s never a fee for a sick pet.',
  why: 'was less than 6 hours away',
};
const tooLate = {
  changed: { free_until: confirmed.starts_at, late_fee: 40 },
  said: 'Canceling is free until the visit starts; no-shows cost $40. There’s never a fee for a sick pet.',
  why: 'was to start at 9:15 AM',
};

for (const { changed, said, why } of [inHours, tooLate]) {
  Deno.test(`every email and its file tell the stored terms of canceling: ${said}`, () => {
    for (const kind of ['confirmed', 'moved', 'updated', 'time_kept', 'next'] as const) {
      const mail = emailFor(ownerVisitJob(kind, { ...confirmed, ...changed }));
      assertSays(mail, [said]);
      assert.doesNotMatch(mail.text, /\$25/);
      for (const { content } of mail.attachments) {
        const file = content.replaceAll('\r\n ', '').replaceAll('\\', '');
        assert.ok(file.includes(said), file);
      }
    }
    const canceled = {
      ...confirmed,
      ...changed,
      status: 'canceled',
      canceled_by: 'owner',
    } as const;
    assertSays(emailFor(ownerVisitJob('canceled', { ...canceled, was_late: true })), [
      `It ${why}, so there’s a $40 late cancellation fee.`,
      'If one of your pets is sick, call or text us, and we’ll drop the fee.',
    ]);
  });
}

Deno.test('an email about a change after canceling was free says that it was', () => {
  const late = { free_until: '2026-11-24T10:15:00Z', changed_at: '2026-11-24T10:16:00Z' };
  const mail = emailFor(ownerVisitJob('updated', { ...confirmed, ...late }));
  assertSays(mail, ['Canceling was free until Tue, Nov 24, 3:15 AM; later cancellations or']);
});

Deno.test('who cancels a held time reads of no visit', () => {
  const held = { ...confirmed, late_fee: 0, status: 'canceled', canceled_by: 'owner' } as const;
  const mail = emailFor(ownerVisitJob('canceled', held));
  assertSays(mail, ['Your held time is canceled.']);
});
