import type { Business } from '../_shared/business.ts';
import { isMailable } from '../_shared/safe-text.ts';
import { bareLetter } from './bare-mail.ts';
import { html } from './html.ts';
import type { Job } from './job.ts';
import type { Letter } from './letter.ts';
import { type OperatorJob, operatorLetter } from './operator-letter.ts';
import { ownerLetter } from './owner-letter.ts';
import type { Attachment, Mail } from './mail.ts';
import { plainText } from './plain-text.ts';
import { operatorAttachments, ownerAttachments } from './visit-attachment.ts';
import type { Links } from './visit-links.ts';

/** Who sends, who acts on requests, and what the mails say of the business. */
export type Sender = {
  readonly from: string;
  readonly operator: string;
  readonly business: Business;
};

/**
 * The mail of a job. The same rows and links give the same mail, letter for letter: a provider takes a retry
 * for one by that. The operator's mail comes in versions for a provider that refuses it: without the
 * visitor's address, then without anything typed. `drop` is the code of why there is no mail.
 */
export function compose(
  job: Job,
  sender: Sender,
  links: Links,
): readonly Mail[] | { drop: string } {
  if (job.request.length === 0 && job.kind !== 'digest') return { drop: 'request_deleted' };
  if (job.audience === 'operator') return operatorMails(job, sender, links);

  const { addressee: to } = job;
  if (to === null || !isMailable(to)) return { drop: 'address_not_mailable' };
  const { business } = sender;
  const letter = ownerLetter(job, business, links);
  if ('drop' in letter) return letter;
  const attachments = job.kind === 'received' ? [] : ownerAttachments(job, business);
  return [mailOf(letter, sender, { to, replyTo: business.email }, attachments)];
}

function operatorMails(job: OperatorJob, sender: Sender, links: Links): readonly Mail[] {
  const to = sender.operator;
  const bare = mailOf(bareLetter(job, sender.business), sender, { to, replyTo: undefined });
  try {
    const letter = operatorLetter(job, sender.business, links);
    const replyTo = replyAddress(job);
    const attachments = job.kind === 'canceled' ? operatorAttachments(job, sender.business) : [];
    const whole = mailOf(letter, sender, { to, replyTo }, attachments);
    return replyTo === undefined ? [whole, bare] : [whole, { ...whole, replyTo: undefined }, bare];
  } catch {
    // whatever stands in the rows, the operator hears of them
    return [bare];
  }
}

function replyAddress(job: OperatorJob): string | undefined {
  if (job.source === null) return undefined;
  const [first] = job.request;
  return first?.email && isMailable(first.email) ? first.email : undefined;
}

type Addresses = Pick<Mail, 'to' | 'replyTo'>;

function mailOf(
  letter: Letter,
  { from, business }: Sender,
  addresses: Addresses,
  attachments: readonly Attachment[] = [],
): Mail {
  return {
    from,
    ...addresses,
    subject: letter.subject,
    text: plainText(letter),
    html: html(letter, business.name),
    attachments,
  };
}
