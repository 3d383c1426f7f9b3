import assert from 'node:assert/strict';
import { mock } from 'node:test';
import type { OutboxJob } from '../outbox/outbox-job.ts';
import type { Email } from '../provider/mail-provider.ts';
import { compose } from './compose.ts';
import { links, sender } from './sample-job.fixture.ts';

export function versionsFor(job: OutboxJob): readonly Email[] {
  const mails = compose(job, sender, links);
  if ('drop' in mails) throw new Error(mails.drop);
  return mails;
}

export function emailFor(job: OutboxJob): Email {
  const [mail] = versionsFor(job);
  if (!mail) throw new Error('No mail');
  return mail;
}

/** The provider recognizes a retry, which may come days later, by identical content. */
export function assertSameDaysLater(job: OutboxJob): void {
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-21T12:34:56Z') });
  try {
    const first = emailFor(job);
    mock.timers.setTime(Date.parse('2026-11-23T20:00:00Z'));
    assert.deepEqual(emailFor(job), first);
  } finally {
    mock.timers.reset();
  }
}

export function assertSays(mail: Email, texts: readonly string[]): void {
  const words = mail.html
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  for (const text of texts) {
    assert.ok(mail.text.replace(/\s+/g, ' ').includes(text), `no "${text}" in\n${mail.text}`);
    assert.ok(words.includes(text), `no "${text}" in\n${words}`);
  }
}
