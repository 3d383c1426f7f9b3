import { mapLink } from '../../../_shared/business/contact-links.ts';
import { spellMinutes, usd } from '../../../_shared/business/format.ts';
import { paymentWords } from '../../../_shared/business/policy.ts';
import { promises } from '../../../_shared/business/promises.ts';
import { repeatWish } from '../../../_shared/business/repeat-visits.ts';
import { oneLine } from '../../../_shared/http/safe-text.ts';
import { formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { type BookingRow, sumEstimates } from '../../../_shared/visits/request-details.ts';
import type { VisitRow } from '../../../_shared/visits/visit-row.ts';
import type { AskedTime } from '../../../_shared/visits/visit-state.ts';
import {
  arrivalMargin,
  totalWords,
  travelFeeAmount,
  visitPrice,
} from '../../../_shared/visits/visit-terms.ts';
import type { Fact } from '../email-content.ts';
import type { VisitEmailInput } from '../visit-email.ts';
import { formatAddress, petFacts } from './booking-facts.ts';
import type { Pets } from './request-rows.ts';

export type Appointment = VisitRow & {
  readonly starts_at: string;
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly time_set_at: string;
  readonly changed_at: string;
};

/** True also for a canceled visit that had a time. */
export function isAppointment(visit: VisitRow): visit is Appointment {
  const { starts_at, day, time, minutes, time_set_at, changed_at } = visit;
  return [starts_at, day, time, minutes, time_set_at, changed_at].every((value) => value !== null);
}

/** The day and window that the owner asked for last. */
export function askedTime({ pets, wish }: Pick<VisitEmailInput, 'pets' | 'wish'>): AskedTime {
  const [{ preferred_date: day, preferred_time: window }] = pets;
  return wish ?? { day, window };
}

export function appointmentFacts(pets: Pets, visit: Appointment): Fact[] {
  const [first] = pets;
  return [
    {
      label: 'When',
      text: `${formatDay(visit.day, 'full')}, around ${formatTime(visit.time)}`,
      detail: `${arrivalMargin(visit.time).replace('give', 'Give')}.`,
    },
    { label: 'How long', text: `about ${spellMinutes(visit.minutes)}` },
    ...(visit.groomer ? [{ label: 'Your groomer', text: oneLine(visit.groomer) }] : []),
    ...petFacts(visit.price === null ? pets : pets.map(withoutEstimate)),
    { label: 'Where', text: formatAddress(first), href: mapLink(formatAddress(first)) },
    ...costFacts(pets, visit),
    ...repeatFacts(first.repeat_weeks),
    { label: 'Reference', text: first.reference ?? '' },
  ];
}

function repeatFacts(weeks: number | null): Fact[] {
  if (weeks === null) return [];
  const detail = 'We’ll email you a week before, and you pick the day.';
  return [{ label: 'Coming back', text: `Reminder ${repeatWish(weeks)}`, detail }];
}

/** The operator's price covers all pets together. */
function withoutEstimate(pet: BookingRow): BookingRow {
  return { ...pet, estimated_price: null };
}

function costFacts(pets: Pets, { price, travel_fee: travelFee }: Appointment): Fact[] {
  const cost = { price, travelFee, estimate: sumEstimates(pets) };
  const amount = visitPrice(cost);
  const total = totalWords(cost);
  return [
    ...(amount > 0 ? [{ label: 'Estimate', text: usd(amount), detail: promises.estimate }] : []),
    { label: 'Travel fee', text: travelFeeAmount(cost), ...(total && { detail: total }) },
    { label: 'Payment', text: paymentWords() },
  ];
}

export function estimateFacts(pets: Pets): Fact[] {
  const sum = sumEstimates(pets);
  return sum > 0 ? [{ label: 'Estimate', text: usd(sum), detail: promises.estimate }] : [];
}
