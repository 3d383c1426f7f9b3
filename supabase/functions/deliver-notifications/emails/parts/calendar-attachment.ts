import type { Business } from '../../../_shared/business/business.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { wholeEstimate } from '../../../_shared/visits/request-details.ts';
import {
  type ScheduledVisit,
  calendarMethod,
  visitCalendar,
} from '../../../_shared/visits/visit-calendar.ts';
import { feeNote, priceNote } from '../../../_shared/visits/visit-terms.ts';
import type { OwnerVisitJob } from '../../outbox/outbox-job.ts';
import type { Attachment } from '../../provider/mail-provider.ts';
import { isAppointment, toCancelTerms } from '../visit-email.ts';
import { formatAddress } from './booking-facts.ts';
import { toPets } from './request-rows.ts';

const kindsWithAppointment = ['confirmed', 'next', 'moved', 'updated'];

export function ownerAttachments(
  { kind, visit, request }: OwnerVisitJob,
  business: Business,
): Attachment[] {
  const isCanceled = kind === 'canceled';
  const hasFile = isCanceled || kindsWithAppointment.includes(kind);
  if (!visit || !isAppointment(visit) || !hasFile || visit.is_untold) return [];
  const pets = toPets(request);
  const { day, time, minutes, revision, travel_fee: travelFee, price } = visit;
  const entry: ScheduledVisit = {
    reference: pets[0].reference,
    revision,
    groomer: oneLine(visit.groomer),
    pets: pets.map(({ pet_name: name }) => ({ name: oneLine(name) })),
    status: isCanceled ? 'canceled' : 'confirmed',
    starts: { day, time },
    minutes,
    changedAt: visit.changed_at,
    address: formatAddress(pets[0]),
    hasPhone: Boolean(pets[0].phone),
    travelFee,
    price,
    priceNote: priceNote(pets, visit),
    feeNote: feeNote(pets, visit),
    estimate: wholeEstimate(pets),
    canceling: toCancelTerms(visit),
  };
  return [
    {
      filename: 'visit.ics',
      content: visitCalendar(entry, business),
      contentType: `text/calendar; method=${calendarMethod(entry)}; charset=utf-8`,
    },
  ];
}
