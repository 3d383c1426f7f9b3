import type { Business } from '../../../_shared/business/business.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { joinNotes, wholeEstimate } from '../../../_shared/visits/request-details.ts';
import {
  type ScheduledVisit,
  calendarMethod,
  operatorCalendar,
  visitCalendar,
} from '../../../_shared/visits/visit-calendar.ts';
import { priceNote } from '../../../_shared/visits/visit-terms.ts';
import type { OperatorVisitJob, OwnerVisitJob } from '../../outbox/outbox-job.ts';
import type { Attachment } from '../../provider/mail-provider.ts';
import type { LineWords } from '../operator/waiting.ts';
import { type Appointment, isAppointment, toCancelTerms } from '../visit-email.ts';
import { formatAddress } from './booking-facts.ts';
import { type Pets, toPets } from './request-rows.ts';

const kindsWithAppointment = ['confirmed', 'next', 'moved', 'updated'];

export function ownerAttachments(
  { kind, visit, request }: OwnerVisitJob,
  business: Business,
): Attachment[] {
  const isCanceled = kind === 'canceled';
  const hasFile = isCanceled || kindsWithAppointment.includes(kind);
  if (!visit || !isAppointment(visit) || !hasFile) return [];
  const pets = toPets(request);
  const { travel_fee: travelFee, price } = visit;
  const entry = {
    ...toCommonEntry(pets, visit, isCanceled ? 'canceled' : 'confirmed'),
    address: formatAddress(pets[0]),
    hasPhone: Boolean(pets[0].phone),
    travelFee,
    price,
    priceNote: priceNote(pets, visit),
    estimate: wholeEstimate(pets),
    canceling: toCancelTerms(visit),
  };
  return [toAttachment(entry.status, visitCalendar(entry, business))];
}

/** `none` leaves out all that was typed; the entry can end without it. */
export function operatorAttachments(
  { visit, request }: OperatorVisitJob,
  business: Business,
  words: LineWords = 'all',
): Attachment[] {
  if (!visit || !isAppointment(visit)) return [];
  const pets = toPets(request);
  const [first] = pets;
  const common = toCommonEntry(pets, visit, 'canceled');
  const typed = {
    owner: { name: oneLine(first.parent_name), phone: oneLine(first.phone ?? '') },
    address: oneLine(first.address),
    zipCode: oneLine(first.zip_code),
    notes: joinNotes(pets),
  };
  const nothing = { groomer: '', address: '', zipCode: '', notes: '', pets: [{ name: 'Visit' }] };
  const bare = { ...nothing, owner: { name: first.reference, phone: '' } };
  const entry = { ...common, ...typed, ...(words === 'none' && bare) };
  return [toAttachment('canceled', operatorCalendar(entry, business))];
}

function toCommonEntry(pets: Pets, visit: Appointment, status: ScheduledVisit['status']) {
  const { day, time, minutes, revision, changed_at: changedAt } = visit;
  const groomer = oneLine(visit.groomer);
  const names = pets.map(({ pet_name: name }) => ({ name: oneLine(name) }));
  const { reference } = pets[0];
  const starts = { day, time };
  return { reference, revision, groomer, pets: names, status, starts, minutes, changedAt };
}

function toAttachment(status: ScheduledVisit['status'], content: string): Attachment {
  return {
    filename: 'visit.ics',
    content,
    contentType: `text/calendar; method=${calendarMethod({ status })}; charset=utf-8`,
  };
}
