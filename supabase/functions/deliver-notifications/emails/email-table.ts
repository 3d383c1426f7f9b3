import type { Business } from '../../_shared/business/business.ts';
import type { OperatorVisitJob, OutboxJob, OwnerVisitJob } from '../outbox/outbox-job.ts';
import type { Drop, EmailContent } from './email-content.ts';
import { operatorAsked } from './operator/asked.ts';
import { operatorCanceled } from './operator/canceled.ts';
import { digestEmail } from './operator/digest.ts';
import { operatorLinks } from './operator/links.ts';
import { operatorMessage } from './operator/message.ts';
import { nudgeEmail } from './operator/nudge.ts';
import { operatorRequest } from './operator/request.ts';
import { tomorrowEmail } from './operator/tomorrow.ts';
import { ownerCanceled } from './owner/canceled.ts';
import { confirmAddressEmail } from './owner/confirm-address.ts';
import { ownerConfirmed } from './owner/confirmed.ts';
import { ownerDeclined } from './owner/declined.ts';
import { ownerKept } from './owner/kept.ts';
import { ownerLinks } from './owner/links.ts';
import { ownerMessage } from './owner/message.ts';
import { ownerMoved } from './owner/moved.ts';
import { ownerNext } from './owner/next.ts';
import { ownerMissed } from './owner/no-show.ts';
import { ownerReceived } from './owner/received.ts';
import { ownerReminder } from './owner/reminder.ts';
import { ownerReturn } from './owner/return.ts';
import { ownerThanks } from './owner/thanks.ts';
import { ownerUpdated } from './owner/updated.ts';
import { toMessage, toPets } from './parts/request-rows.ts';
import type { Links } from './parts/visit-links.ts';
import type { VisitEmail } from './visit-email.ts';

const ownerEmails: Readonly<Record<OwnerVisitJob['kind'] | 'received', VisitEmail>> = {
  received: ownerReceived,
  confirmed: ownerConfirmed,
  moved: ownerMoved,
  updated: ownerUpdated,
  kept: ownerKept,
  reminder: ownerReminder,
  declined: ownerDeclined,
  canceled: ownerCanceled,
  thanks: ownerThanks,
  no_show: ownerMissed,
  return: ownerReturn,
  next: ownerNext,
  links: ownerLinks,
};

const operatorEmails: Readonly<Record<OperatorVisitJob['kind'] | 'received', VisitEmail>> = {
  received: operatorRequest,
  canceled: operatorCanceled,
  asked: operatorAsked,
  links: operatorLinks,
};

export function emailContentFor(
  job: OutboxJob,
  business: Business,
  links: Links,
): EmailContent | Drop {
  if (job.kind === 'digest') return digestEmail(job.request, business, links);
  if (job.kind === 'nudge') return nudgeEmail(job.request, business, links);
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
        ? ownerEmails[job.kind](input)
        : operatorEmails[job.kind](input);
    }
  }
}
