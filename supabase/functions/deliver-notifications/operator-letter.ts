import type { Business } from '../_shared/business.ts';
import { digestLetter } from './digest-mail.ts';
import { operatorInquiry } from './inquiry-mails.ts';
import type { DigestJob, OperatorVisitJob, RequestJob, TomorrowJob } from './job.ts';
import type { Letter } from './letter.ts';
import { operatorLinks } from './new-links.ts';
import { operatorBooking } from './operator-booking.ts';
import { operatorCanceled, operatorNudge } from './operator-visit.ts';
import { messageOf, petsOf } from './pets-of.ts';
import { tomorrowLetter } from './tomorrow-mail.ts';
import type { Links } from './visit-links.ts';

/** The jobs that tell the operator something. */
export type OperatorJob = RequestJob | DigestJob | OperatorVisitJob | TomorrowJob;

export function operatorLetter(job: OperatorJob, business: Business, links: Links): Letter {
  if (job.kind === 'digest') return digestLetter(job, business, links);
  if (job.kind === 'tomorrow') return tomorrowLetter(job, business, links);
  if (job.source === 'contact_inquiries') return operatorInquiry(messageOf(job.request), business);

  const pets = petsOf(job.request);
  const link = links.get(pets[0].reference ?? '');
  switch (job.kind) {
    case 'received':
      return operatorBooking(pets, job, business, link);
    case 'nudge':
      return operatorNudge(pets, job, business, link);
    case 'links':
      return operatorLinks(pets, business, link);
    case 'canceled':
      if (!job.visit) throw new Error('Canceled without a visit');
      return operatorCanceled(pets, job.visit, business, link);
  }
}
