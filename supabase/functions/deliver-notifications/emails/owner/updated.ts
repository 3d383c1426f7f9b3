import { joinNames, spellMinutes, usd } from '../../../_shared/business/format.ts';
import { formatDay } from '../../../_shared/time/denver-time.ts';
import {
  type BookingRow,
  joinNotes,
  sumEstimates,
} from '../../../_shared/visits/request-details.ts';
import { waitsForYes } from '../../../_shared/visits/yes-words.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import { entryFacts, formatAddress, petServices, shortName } from '../parts/booking-facts.ts';
import type { Pets } from '../parts/request-rows.ts';
import type { Appointment, VisitEmail } from '../visit-email.ts';

export const ownerUpdated: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => {
    const { updated } = visit;
    const changes = updated
      ? [...changedDetails(updated.before, pets), ...changedTerms(updated, visit, pets)]
      : [];
    const isUnsure = waitsForYes(visit.late_fee, visit.accepted_at !== null);
    const kept = updated && updated.minutes !== visit.minutes ? 'start' : 'time';
    return {
      subject: 'Updated:',
      title: updatedTitle(changes[0], formatDay(visit.day, 'long')),
      opening: [
        updated?.action === 'use_details'
          ? 'We’ve updated your visit with the details you sent.'
          : `${isUnsure ? 'We’ve' : 'As agreed, we’ve'} updated your visit.`,
        ...changes.map((change) => `${change.replace(/^New [^:]*: /, '')}.`),
        `The ${kept} hasn’t changed. Open the attached file to update your calendar.`,
      ],
      asksForYes: isUnsure,
    };
  });

/** `New address for Tuesday, November 24` names the first change. */
function updatedTitle(change: string | undefined, day: string): string {
  if (change === undefined) return 'Your visit is updated';
  const [what = change] = change.replace('We have your new', 'New').split(':');
  return `${what} ${what.startsWith('New ') ? 'for' : 'on'} ${day}`;
}

/** How long it takes, and what it costs: what the heading names, and a sentence. */
function changedTerms(
  { minutes, price, before }: NonNullable<Appointment['updated']>,
  visit: Appointment,
  pets: Pets,
): string[] {
  const [was, is] = [knownPrice(price, before), knownPrice(visit.price, pets)];
  const name = visit.price === null ? 'estimate' : 'price';
  return [
    minutes !== visit.minutes &&
      `New length: The visit takes about ${spellMinutes(visit.minutes)} now`,
    was !== is && `New ${name}: ${is > 0 ? `The ${name} is now ${usd(is)}` : openEstimate(pets)}`,
  ].filter((change) => change !== false);
}

/** The ticket says what it waits for. */
function openEstimate(pets: Pets): string {
  const names = joinNames(pets.filter((pet) => !pet.estimated_price).map(shortName));
  return `The estimate is still open for ${names}, and we’ll tell you before we come`;
}

/** USD; 0 where no price is set, and an estimate would leave a pet out. */
function knownPrice(price: number | null, pets: readonly BookingRow[]): number {
  const isWhole = pets.every((pet) => pet.estimated_price);
  return price ?? (isWhole ? sumEstimates(pets) : 0);
}

/** Facts of the owner that the email does not repeat are only named. */
function changedDetails(before: readonly BookingRow[], now: readonly BookingRow[]): string[] {
  const [was] = before;
  const [is] = now;
  if (!was || !is) return [];
  // two pets with one name are matched in their order
  const find = (pets: readonly BookingRow[], pet: BookingRow) => {
    const same = (all: readonly BookingRow[]) => all.filter((one) => one.pet_name === pet.pet_name);
    return same(pets)[same(pets === now ? before : now).indexOf(pet)];
  };
  const petChanges = now.map((pet) => {
    const earlier = find(before, pet);
    if (!earlier) return `${shortName(pet)} comes too`;
    return (
      petServices(earlier) !== petServices(pet) &&
      `New service: ${shortName(pet)} now gets ${petServices(pet)}`
    );
  });
  return [
    formatAddress(was) !== formatAddress(is) &&
      `New address: The address is now ${formatAddress(is)}`,
    ...petChanges,
    ...before.map((pet) => !find(now, pet) && `${shortName(pet)} doesn’t come`),
    entryFacts(was)[0]?.text !== entryFacts(is)[0]?.text && 'We have your new way to get in',
    was.phone !== is.phone && 'We have your new phone number',
    was.email !== is.email && 'We have your new email',
    joinNotes(before) !== joinNotes(now) && 'We have your new notes',
  ].filter((change) => change !== false);
}
