import assert from 'node:assert/strict';
import { versionsFor } from './composed-email.fixture.ts';
import {
  biscuit,
  bookingJob,
  bookingLine,
  canceled,
  canceledWithoutTime,
  confirmJob,
  confirmed,
  digestJob,
  inquiryJob,
  nudgeJob,
  operatorVisitJob,
  ownerVisitJob,
  tomorrowJob,
  withoutTime,
} from './sample-job.fixture.ts';

const wish = { day: '2026-12-01', window: '2-4 PM', words: 'After school' };
const marked = { ...biscuit, review_reasons: ['unknown_caller'] };
const aboutVisit = ['confirmed', 'moved', 'updated', 'reminder', 'thanks', 'return'] as const;

const jobs = [
  bookingJob('owner', biscuit),
  bookingJob('owner', marked),
  bookingJob('operator', marked),
  { ...bookingJob('operator', biscuit), is_repeat: true },
  { ...bookingJob('operator', biscuit), after_answer: true },
  inquiryJob('owner'),
  inquiryJob('operator'),
  confirmJob(),
  digestJob({ has_more: true, signups: 2, stopped_at: '2026-11-21T04:14:00Z' }),
  digestJob({ requests: [{ ...bookingLine, reasons: ['surge'] }] }),
  tomorrowJob(),
  ...aboutVisit.map((kind) => ownerVisitJob(kind, confirmed)),
  { ...ownerVisitJob('kept', confirmed), wish },
  ownerVisitJob('next', confirmed),
  ownerVisitJob('no_show', { ...confirmed, status: 'no_show', no_show_fee: 25 }),
  ownerVisitJob('declined', withoutTime),
  ownerVisitJob('links', confirmed),
  ownerVisitJob('canceled', canceled),
  ownerVisitJob('canceled', { ...canceled, was_late: true }),
  ownerVisitJob('canceled', { ...canceled, canceled_by: 'operator' }),
  ownerVisitJob('canceled', canceledWithoutTime),
  operatorVisitJob('canceled', canceledWithoutTime),
  operatorVisitJob('canceled', canceled),
  operatorVisitJob('canceled', { ...canceled, was_late: true }),
  { ...operatorVisitJob('asked', confirmed), wish },
  nudgeJob(bookingLine),
  nudgeJob(bookingLine, { ...bookingLine, reference: 'AG-PPPPPP' }),
  operatorVisitJob('links', null),
];

for (const job of jobs) {
  const mails = versionsFor(job);
  const name = `${job.kind}, to the ${job.audience}: ${mails[0]?.subject ?? ''}`;

  Deno.test(`our apostrophes and quotes are curly in ${name}`, () => {
    for (const { subject, text, html } of mails) {
      assert.doesNotMatch(`${subject}\n${text}`, /.*['"].*/);
      assert.doesNotMatch(html, /.*(&#39;|&quot;).*/);
    }
  });

  Deno.test(`the gate code goes to the operator alone, in no link and no file, in ${name}`, () => {
    for (const { subject, text, html, attachments } of mails) {
      const files = attachments.map(({ content }) => content);
      const links = html.match(/href="[^"]*"/g) ?? [];
      assert.doesNotMatch([subject, ...links, ...files].join('\n'), /4411|left( |%20|\+)stairs/);
      if (job.audience === 'owner') assert.doesNotMatch(text + html, /4411/);
    }
  });

  Deno.test(`a link is not called a button, which plain text lacks, in ${name}`, () => {
    for (const { text } of mails) assert.doesNotMatch(text, /.*\bbutton\b.*/i);
  });
}
