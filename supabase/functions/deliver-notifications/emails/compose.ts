import type { Business } from '../../_shared/business/business.ts';
import {
  type HeaderPicture,
  headerPicture,
  vanPicture,
} from '../../_shared/business/header-picture.ts';
import { isMailable } from '../../_shared/http/mailable.ts';
import type { OperatorJob, OutboxJob } from '../outbox/outbox-job.ts';
import { summaryLine } from '../outbox/push.ts';
import type { Attachment, Email } from '../provider/mail-provider.ts';
import type { Drop, EmailContent } from './email-content.ts';
import { visitEmails } from './email-table.ts';
import { html } from './html.ts';
import { operatorMessage } from './operator/message.ts';
import { tomorrowEmail } from './operator/tomorrow.ts';
import { type LineWords, digestEmail, lookUpEmail, nudgeEmail } from './operator/waiting.ts';
import { confirmAddressEmail, ownerMessage } from './owner/letters.ts';
import { ownerAttachments } from './parts/calendar-attachment.ts';
import { holdsOf } from './parts/operator-blocks.ts';
import { toMessage, toPets } from './parts/request-rows.ts';
import type { Links } from './parts/visit-links.ts';
import { plainText } from './plain-text.ts';

export type Sender = {
  readonly from: string;
  readonly operator: string;
  readonly business: Business;
};

/**
 * Deterministic, because providers recognize a retry by identical content. If the provider refuses the operator's
 * email, the next version goes: without the visitor's address, then without anything typed.
 */
export function compose(job: OutboxJob, sender: Sender, links: Links): readonly Email[] | Drop {
  const hasHolds = job.kind === 'tomorrow' && job.blocked.flatMap(holdsOf).length > 0;
  if (job.kind !== 'digest' && job.request.length === 0 && !hasHolds) {
    return { drop: 'request_deleted' };
  }
  if (job.audience === 'operator') return operatorEmails(job, sender, links);

  const { addressee: to } = job;
  if (to === null || !isMailable(to)) return { drop: 'address_not_mailable' };
  const { business } = sender;
  const content = emailContentFor(job, business, links);
  if ('drop' in content) return content;
  const attachments = job.kind === 'received' ? [] : ownerAttachments(job, business);
  const pictured = { ...content, picture: pictureFor(job) };
  return [emailFor(pictured, sender, { to, replyTo: business.email }, attachments)];
}

/** The address of a picture tells the neighborhood, so a request marked for review has the van. */
function pictureFor(job: OutboxJob): HeaderPicture {
  const [first] = job.kind !== 'nudge' && job.source === 'bookings' ? job.request : [];
  return first && first.review_reasons.length === 0 ? headerPicture(first.zip_code) : vanPicture;
}

function operatorEmails(job: OperatorJob, sender: Sender, links: Links): readonly Email[] | Drop {
  const to = sender.operator;
  // lists keep their lines, without what was typed
  const lookUpContent = emailContentFor(job, sender.business, links, 'none');
  if ('drop' in lookUpContent) return lookUpContent;
  const bare = { to, replyTo: undefined };
  const lookUpVersion = emailFor(lookUpContent, sender, bare);
  try {
    const content = emailContentFor(job, sender.business, links);
    if ('drop' in content) return content;
    const replyTo = replyAddress(job);
    const fullVersion = emailFor(content, sender, { to, replyTo });
    return replyTo === undefined
      ? [fullVersion, lookUpVersion]
      : [fullVersion, { ...fullVersion, replyTo: undefined }, lookUpVersion];
  } catch {
    // the operator must learn of the request, whatever a visitor typed
    return [lookUpVersion];
  }
}

function replyAddress(job: OperatorJob): string | undefined {
  if (job.source === null) return undefined;
  const [first] = job.request;
  return first?.email && isMailable(first.email) ? first.email : undefined;
}

function emailFor(
  content: EmailContent,
  { from, business }: Sender,
  addresses: Pick<Email, 'to' | 'replyTo'>,
  attachments: readonly Attachment[] = [],
): Email {
  return {
    from,
    ...addresses,
    subject: content.subject,
    text: plainText(content),
    html: html(content, business),
    attachments,
    headers: content.headers ?? {},
  };
}

function emailContentFor(
  job: OutboxJob,
  business: Business,
  links: Links,
  words?: LineWords,
): EmailContent | Drop {
  if (job.kind === 'digest') return digestEmail(job.request, business, links, words);
  if (job.kind === 'nudge') return nudgeEmail(job.request, business, links, words);
  if (words === 'none') return lookUpEmail(summaryLine(job), business);
  if (job.kind === 'tomorrow') return tomorrowEmail(job, business, links);
  switch (job.source) {
    case 'contact_inquiries': {
      const toReader = job.audience === 'owner' ? ownerMessage : operatorMessage;
      return toReader(toMessage(job.request), business);
    }
    case 'newsletter_subscribers': {
      const [subscriber] = job.request;
      if (subscriber?.status !== 'pending') return { drop: 'not_pending' };
      return confirmAddressEmail(subscriber.confirmation_token, business);
    }
    case 'bookings': {
      const pets = toPets(job.request);
      const visit = 'visit' in job ? job.visit : null;
      const link = links.visits.get(pets[0].reference);
      const wish = ('wish' in job ? job.wish : null) ?? null;
      const { stop } = links;
      const input = { pets, visit, wish, history: job, business, link, stop };
      return job.audience === 'owner'
        ? visitEmails.owner[job.kind](input)
        : visitEmails.operator[job.kind](input);
    }
  }
}
