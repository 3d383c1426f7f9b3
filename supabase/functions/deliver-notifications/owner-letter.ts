import type { Business } from '../_shared/business.ts';
import { ownerInquiry } from './inquiry-mails.ts';
import type { ConfirmJob, OwnerVisitJob, RequestJob } from './job.ts';
import type { Letter } from './letter.ts';
import { ownerLinks } from './new-links.ts';
import { confirmLetter } from './newsletter-mail.ts';
import { ownerBooking } from './owner-booking.ts';
import { ownerCanceled, ownerDeclined } from './owner-ended.ts';
import { ownerVisit } from './owner-visit.ts';
import { messageOf, petsOf } from './pets-of.ts';
import { isAppointment } from './visit-facts.ts';
import type { Links } from './visit-links.ts';

/** The jobs that tell a visitor something. */
export type OwnerJob = RequestJob | ConfirmJob | OwnerVisitJob;

type Drop = { readonly drop: string };

export function ownerLetter(job: OwnerJob, business: Business, links: Links): Letter | Drop {
  switch (job.source) {
    case 'contact_inquiries':
      return ownerInquiry(messageOf(job.request), business);
    case 'newsletter_subscribers': {
      const [subscriber] = job.request;
      if (subscriber?.status !== 'pending') return { drop: 'not_pending' };
      return confirmLetter(subscriber.confirmation_token, business);
    }
    case 'bookings': {
      const pets = petsOf(job.request);
      const link = links.get(pets[0].reference ?? '');
      return job.kind === 'received'
        ? ownerBooking(pets, business, link)
        : visitLetter(job, business, link);
    }
  }
}

function visitLetter(
  { kind, visit, request }: OwnerVisitJob,
  business: Business,
  link: string | undefined,
): Letter | Drop {
  const pets = petsOf(request);
  if (kind === 'links') return link ? ownerLinks(pets, business, link) : { drop: 'no_link' };
  if (!visit) return { drop: 'visit_gone' };
  if (kind === 'declined') return ownerDeclined(pets, visit, business);
  if (kind === 'canceled') return ownerCanceled(pets, visit, business);
  return isAppointment(visit)
    ? ownerVisit(kind, pets, visit, business, link)
    : { drop: 'visit_gone' };
}
