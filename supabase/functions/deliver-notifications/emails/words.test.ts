import assert from 'node:assert/strict';
import { versionsFor } from './composed-email.fixture.ts';
import { everyJob } from './every-job.fixture.ts';

for (const job of everyJob) {
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
