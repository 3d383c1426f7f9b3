import type { Business } from '../_shared/business.ts';
import { bareLetter } from './bare-mail.ts';
import { digestLetter } from './digest-mail.ts';
import { html } from './html.ts';
import { operatorInquiry, ownerInquiry } from './inquiry-mails.ts';
import type { ConfirmJob, Job, RequestJob } from './job.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mail.ts';
import { confirmLetter } from './newsletter-mail.ts';
import { operatorBooking } from './operator-booking.ts';
import { ownerBooking } from './owner-booking.ts';
import { plainText } from './plain-text.ts';
import { isMailable } from '../_shared/safe-text.ts';

/** Who sends, who acts on requests, and what the mails say of the business. */
export type Sender = {
  readonly from: string;
  readonly operator: string;
  readonly business: Business;
};

/**
 * The mail of a job. The same rows give the same mail, letter for letter: a provider takes a retry
 * for one by that. The operator's mail comes in versions for a provider that refuses it: without the
 * visitor's address, then without anything typed. `drop` is the code of why there is no mail.
 */
export function compose(job: Job, sender: Sender): readonly Mail[] | { drop: string } {
  if (job.request.length === 0) return { drop: 'request_deleted' };
  if (job.audience === 'operator') return operatorMails(job, sender);

  const [{ email } = { email: null }] = job.request;
  if (email === null || !isMailable(email)) return { drop: 'address_not_mailable' };
  const letter = ownerLetter(job, sender.business);
  if ('drop' in letter) return letter;
  return [mailOf(letter, sender, { to: email, replyTo: sender.business.email })];
}

function operatorMails(job: Exclude<Job, ConfirmJob>, sender: Sender): readonly Mail[] {
  const to = sender.operator;
  const bare = mailOf(bareLetter(job, sender.business), sender, { to, replyTo: undefined });
  try {
    const letter = operatorLetter(job, sender.business);
    const replyTo = replyAddress(job);
    const whole = mailOf(letter, sender, { to, replyTo });
    return replyTo === undefined ? [whole, bare] : [whole, { ...whole, replyTo: undefined }, bare];
  } catch {
    // whatever stands in the rows, the operator hears of them
    return [bare];
  }
}

function replyAddress(job: Exclude<Job, ConfirmJob>): string | undefined {
  if (job.kind === 'digest') return undefined;
  const [first] = job.request;
  return first?.email && isMailable(first.email) ? first.email : undefined;
}

function operatorLetter(job: Exclude<Job, ConfirmJob>, business: Business): Letter {
  if (job.kind === 'digest') return digestLetter(job, business);
  if (job.source === 'bookings') return operatorBooking(petsOf(job), job.is_repeat, business);
  return operatorInquiry(messageOf(job), business);
}

function ownerLetter(job: RequestJob | ConfirmJob, business: Business): Letter | { drop: string } {
  switch (job.source) {
    case 'bookings':
      return ownerBooking(petsOf(job), business);
    case 'contact_inquiries':
      return ownerInquiry(messageOf(job), business);
    case 'newsletter_subscribers': {
      const [subscriber] = job.request;
      if (subscriber?.status !== 'pending') return { drop: 'not_pending' };
      return confirmLetter(subscriber.confirmation_token, business);
    }
  }
}

function petsOf({ request: [first, ...others] }: Extract<RequestJob, { source: 'bookings' }>) {
  if (!first) throw new Error('A booking without a pet');
  return [first, ...others] as const;
}

function messageOf({ request: [row] }: Extract<RequestJob, { source: 'contact_inquiries' }>) {
  if (!row) throw new Error('A message without words');
  return row;
}

type Addresses = Pick<Mail, 'to' | 'replyTo'>;

function mailOf(letter: Letter, { from, business }: Sender, addresses: Addresses): Mail {
  return {
    from,
    ...addresses,
    subject: letter.subject,
    text: plainText(letter),
    html: html(letter, business.name),
  };
}
