import assert from 'node:assert/strict';
import { sampleBooking, typedAnswers } from '../../_shared/visits/sample-booking.fixture.ts';
import { assertSameDaysLater, versionsFor } from './composed-email.fixture.ts';
import { everyJob } from './every-job.fixture.ts';
import { bookingJob } from './sample-job.fixture.ts';

/** Emails to an owner may tell these columns, or depend on them. All others are for the operator alone. */
const forOwners =
  /^(reference|created_at|status|parent_name|address|zip_code|pet_name|service|preferred_(date|time))$/;
const unseen = Object.fromEntries(
  Object.entries(sampleBooking)
    .filter(([column, value]) => !forOwners.test(column) && /string|object/.test(typeof value))
    .filter(([, value]) => !Array.isArray(value))
    .map(([column]) => [column, `Unseen ${column}`]),
);

for (const job of everyJob) {
  if (job.audience !== 'owner' || job.source !== 'bookings') continue;
  Deno.test(`no email to an owner holds what is for the operator alone, ${job.kind}`, () => {
    assert.ok('additional_notes' in unseen);
    const request = job.request.map((pet) => ({ ...pet, ...unseen }));
    const told = JSON.stringify(versionsFor({ ...job, request })).match(/.{0,30}Unseen.{0,20}/g);
    assert.deepEqual(told, null);
  });
}

Deno.test('the email about a request tells the operator all that an owner can type', () => {
  const job = bookingJob('operator', { ...sampleBooking, ...typedAnswers });
  for (const { text } of versionsFor(job).slice(0, 1))
    for (const typed of Object.values(typedAnswers)) assert.ok(text.includes(typed), typed);
});

for (const job of everyJob) {
  const mails = versionsFor(job);
  const name = `${job.kind}, to the ${job.audience}: ${mails[0]?.subject ?? ''}`;

  Deno.test(`the same job is the same email days later, letter for letter, ${name}`, () => {
    assertSameDaysLater(job);
  });

  Deno.test(`the gate code goes to the operator alone, in no link and no file, in ${name}`, () => {
    for (const { subject, text, html, attachments } of mails) {
      const files = attachments.map(({ content }) => content);
      const links = html.match(/href="[^"]*"/g) ?? [];
      assert.doesNotMatch([subject, ...links, ...files].join('\n'), /4411|left( |%20|\+)stairs/);
      if (job.audience === 'owner') assert.doesNotMatch(text + html, /4411/);
    }
  });
}
