import assert from 'node:assert/strict';
import { compose } from './compose.ts';
import type { Job } from './job.ts';
import type { Mail } from './mail.ts';
import { links, sender } from './sample-job.fixture.ts';

/** All versions of the mail of a job. */
export function versionsOf(job: Job): readonly Mail[] {
  const mails = compose(job, sender, links);
  if ('drop' in mails) throw new Error(mails.drop);
  return mails;
}

/** The version that is sent first. */
export function mailOf(job: Job): Mail {
  const [mail] = versionsOf(job);
  if (!mail) throw new Error('No mail');
  return mail;
}

/** Each text must be in both forms of a mail, however the lines are broken. */
export function assertSays(mail: Mail, texts: readonly string[]): void {
  const words = mail.html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#39;', "'");
  for (const text of texts) {
    assert.ok(mail.text.replace(/\s+/g, ' ').includes(text), `no "${text}" in\n${mail.text}`);
    assert.ok(words.includes(text), `no "${text}" in\n${words}`);
  }
}
