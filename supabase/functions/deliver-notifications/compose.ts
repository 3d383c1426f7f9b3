import { operatorBooking, ownerBooking } from './booking-mails.ts';
import type { Business } from '../_shared/business.ts';
import { html } from './html.ts';
import { operatorInquiry, ownerInquiry } from './inquiry-mails.ts';
import type { Job } from './job.ts';
import type { Letter } from './letter.ts';
import type { Mail } from './mail.ts';
import { plainText } from './plain-text.ts';
import { isMailable } from './safe-text.ts';

/** Who sends, who acts on requests, and what the mails say of the business. */
export type Sender = {
  readonly from: string;
  readonly operator: string;
  readonly business: Business;
};

/**
 * The mail of a job. The same rows give the same mail, letter for letter: a provider takes a retry
 * for one by that. `never` is the code of why there can be no mail.
 */
export function compose(job: Job, { from, operator, business }: Sender): Mail | { never: string } {
  const [first] = job.request;
  if (!first) return { never: 'request_deleted' };
  const owner = first.email !== null && isMailable(first.email) ? first.email : undefined;
  const isToOwner = job.audience === 'owner';
  const to = isToOwner ? owner : operator;
  if (to === undefined) return { never: 'address_not_mailable' };

  const letter = write(job, business);
  return {
    ...{ from, to, subject: letter.subject },
    replyTo: isToOwner ? business.email : owner,
    text: plainText(letter),
    html: html(letter, business.name),
  };
}

function write(job: Job, business: Business): Letter {
  const isToOwner = job.audience === 'owner';
  if (job.source === 'bookings') {
    const [first, ...others] = job.request;
    if (!first) throw new Error('A booking without a pet');
    const pets = [first, ...others] as const;
    return isToOwner
      ? ownerBooking(pets, business)
      : operatorBooking(pets, job.is_repeat, business);
  }
  const [message] = job.request;
  if (!message) throw new Error('A message without words');
  return isToOwner ? ownerInquiry(message, business) : operatorInquiry(message, business);
}
