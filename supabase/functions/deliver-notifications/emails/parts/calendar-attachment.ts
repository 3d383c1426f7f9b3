import type { Business } from '../../../_shared/business/business.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { joinNotes, sumEstimates } from '../../../_shared/visits/request-details.ts';
import {
  type ScheduledVisit,
  calendarMethod,
  operatorCalendar,
  visitCalendar,
} from '../../../_shared/visits/visit-calendar.ts';
import type { VisitRow } from '../../../_shared/visits/visit-record.ts';
import type { OperatorVisitJob, OwnerVisitJob } from '../../outbox/outbox-job.ts';
import type { Attachment } from '../../provider/mail-provider.ts';
import type { LineWords } from '../operator/waiting.ts';
import { isAppointment, toCancelTerms } from '../visit-email.ts';
import { formatAddress } from './booking-facts.ts';
import { type Pets, toPets } from './request-rows.ts';

const kindsWithAppointment = ['confirmed', 'next', 'moved', 'updated'];

export function ownerAttachments(
  { kind, visit, request }: OwnerVisitJob,
  business: Business,
): Attachment[] {
  const status = toStatus(kind);
  if (!visit || !isAppointment(visit) || !status) return [];
  const pets = toPets(request);
  const { day, time, minutes, changed_at: changedAt, travel_fee: travelFee, price } = visit;
  const entry = {
    ...toCommonEntry(pets, visit),
    address: formatAddress(pets[0]),
    starts: { day, time },
    minutes,
    travelFee,
    price,
    estimate: sumEstimates(pets),
    status,
    changedAt,
    canceling: toCancelTerms(visit),
  };
  return [toAttachment(status, visitCalendar(entry, business))];
}

/** `none`: nothing that was typed, which the entry can end without. */
export function operatorAttachments(
  { visit, request }: OperatorVisitJob,
  business: Business,
  words: LineWords = 'all',
): Attachment[] {
  if (!visit || !isAppointment(visit)) return [];
  const pets = toPets(request);
  const [first] = pets;
  const { reference, ...common } = toCommonEntry(pets, visit);
  const typed = {
    owner: { name: oneLine(first.parent_name), phone: oneLine(first.phone ?? '') },
    address: oneLine(first.address),
    zipCode: oneLine(first.zip_code),
    notes: joinNotes(pets),
  };
  const nothing = { groomer: '', address: '', zipCode: '', notes: '' };
  const bare = { ...nothing, pets: [{ name: 'Visit' }], owner: { name: reference, phone: '' } };
  const content = operatorCalendar(
    {
      ...common,
      ...typed,
      ...(words === 'none' && bare),
      reference,
      status: 'canceled',
      starts: { day: visit.day, time: visit.time },
      minutes: visit.minutes,
      changedAt: visit.changed_at,
    },
    business,
  );
  return [toAttachment('canceled', content)];
}

function toStatus(kind: OwnerVisitJob['kind']): ScheduledVisit['status'] | undefined {
  if (kind === 'canceled') return 'canceled';
  return kindsWithAppointment.includes(kind) ? 'confirmed' : undefined;
}

function toCommonEntry(pets: Pets, { revision, groomer }: VisitRow) {
  const names = pets.map(({ pet_name: name }) => ({ name: oneLine(name) }));
  return { reference: pets[0].reference, revision, groomer: oneLine(groomer), pets: names };
}

function toAttachment(status: ScheduledVisit['status'], content: string): Attachment {
  const method = calendarMethod({ status: status === 'canceled' ? 'CANCELLED' : 'CONFIRMED' });
  return {
    filename: 'visit.ics',
    content,
    contentType: `text/calendar; method=${method}; charset=utf-8`,
  };
}
