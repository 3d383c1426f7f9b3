import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { type BookingRow, joinNotes } from '../../../_shared/visits/request-details.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import { entryFacts, formatAddress, petServices, shortName } from '../parts/booking-facts.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerUpdated: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => {
    const { action, before = [] } = visit.updated ?? {};
    const changes = changedDetails(before, pets);
    return {
      subject: 'Updated:',
      title: 'Your visit is updated',
      opening: [
        action === 'change_details'
          ? 'As agreed, we’ve updated your visit.'
          : 'We’ve updated your visit with the details you sent.',
        changes.length > 0 && `What changed: ${changes.join('; ')}.`,
        'The time hasn’t changed. Open the attached file to update your calendar.',
        arrivalPromise(visit.groomer),
        visit.has_reminder && promises.reminder,
      ]
        .filter(Boolean)
        .join(' '),
    };
  });

/** Of the owner what the email does not repeat is only named. */
function changedDetails(before: readonly BookingRow[], now: readonly BookingRow[]): string[] {
  const [was] = before;
  const [is] = now;
  if (!was || !is) return [];
  // of two pets with one name, the first is the first
  const find = (pets: readonly BookingRow[], pet: BookingRow) => {
    const same = (all: readonly BookingRow[]) => all.filter((one) => one.pet_name === pet.pet_name);
    return same(pets)[same(pets === now ? before : now).indexOf(pet)];
  };
  const petChanges = now.map((pet) => {
    const earlier = find(before, pet);
    if (!earlier) return `${shortName(pet)} comes too`;
    return petServices(earlier) !== petServices(pet) && `${petServices(pet)} for ${shortName(pet)}`;
  });
  return [
    ...petChanges,
    ...before.map((pet) => !find(now, pet) && `${shortName(pet)} doesn’t come`),
    formatAddress(was) !== formatAddress(is) && `the address, now ${formatAddress(is)}`,
    entryFacts(was)[0]?.text !== entryFacts(is)[0]?.text && 'how we get in',
    was.phone !== is.phone && 'your phone number',
    was.email !== is.email && 'your email',
    joinNotes(before) !== joinNotes(now) && 'your notes',
  ].filter((change) => change !== false);
}
