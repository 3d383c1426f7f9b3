import { mapLink } from '../../../_shared/contact-links.ts';
import { promises } from '../../../_shared/promises.ts';
import { repeatWish } from '../../../_shared/repeat-visits.ts';
import { usd } from '../../../_shared/request-words.ts';
import type { VisitRow } from '../../../_shared/visit-row.ts';
import { estimate, petFacts, place } from './booking-facts.ts';
import { clockWords, lengthWords, longDay } from './time-words.ts';
import type { Fact } from '../email-content.ts';
import type { Pets } from './request-rows.ts';

/** A visit that has, or had, a time. */
export type Appointment = VisitRow & {
  readonly starts_at: string;
  readonly day: string;
  readonly time: string;
  readonly minutes: number;
  readonly time_set_at: string;
  readonly changed_at: string;
};

/** Whether a visit has, or had, a time. */
export function isAppointment(visit: VisitRow): visit is Appointment {
  const { starts_at, day, time, minutes, time_set_at, changed_at } = visit;
  return [starts_at, day, time, minutes, time_set_at, changed_at].every((value) => value !== null);
}

/** When, for whom, where, and what it may cost. */
export function appointmentFacts(pets: Pets, visit: Appointment): Fact[] {
  const [first] = pets;
  return [
    { label: 'When', text: `${longDay(visit.day)}, ${clockWords(visit.time)}` },
    { label: 'How long', text: `about ${lengthWords(visit.minutes)}` },
    ...petFacts(pets),
    { label: 'Where', text: place(first), href: mapLink(place(first)) },
    ...estimateFacts(pets),
    ...repeatFacts(first.repeat_weeks),
    { label: 'Reference', text: first.reference ?? '' },
  ];
}

function repeatFacts(weeks: number | null): Fact[] {
  if (weeks === null) return [];
  const detail = 'We’ll settle the next dates with you at the visit.';
  return [{ label: 'Standing appointment', text: `You asked for ${repeatWish(weeks)}`, detail }];
}

/** The estimate with its caution; nothing without one. */
export function estimateFacts(pets: Pets): Fact[] {
  const sum = estimate(pets);
  return sum > 0 ? [{ label: 'Estimate', text: usd(sum), detail: promises.estimate }] : [];
}
