import { joinFilled, spellMinutes, usd } from '../../../_shared/business/format.ts';
import { formatPhone } from '../../../_shared/business/phone.ts';
import { formatDay } from '../../../_shared/time/denver-time.ts';
import { awaitsYes } from '../../../_shared/visits/cancel-terms.ts';
import {
  type BookingRow,
  joinNotes,
  toDoor,
  wholeEstimate,
} from '../../../_shared/visits/request-details.ts';
import { unansweredWords } from '../../../_shared/visits/time-words.ts';
import { openTerms, toldTerms } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import { formatAddress, petServices, shortName } from '../parts/booking-facts.ts';
import type { Pets } from '../parts/request-rows.ts';
import type { Appointment, VisitEmail } from '../visit-email.ts';

/** The heading ends with the day: `New address for`, `Olive comes too on`. */
type Change = {
  readonly heading: string;
  readonly sentence: string;
  /** Waits for the owner's yes. */
  readonly asks?: boolean;
};

export const ownerUpdated: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => {
    const { updated } = visit;
    const changes = changesOf(visit, pets);
    const isHeld = awaitsYes({ lateFee: visit.late_fee });
    return {
      ...updatedHeads(changes, visit),
      // The yes to a held time and its price comes with our answer to the wish.
      ...(isHeld && input.wish && { subject: 'Updated:' }),
      opening: [
        updated?.action === 'use_details'
          ? 'We’ve updated your visit with the details you sent.'
          : 'We’ve updated your visit.',
        ...changes.map(({ sentence }) => `${sentence}.`),
        // New with details is only the note about a late text.
        (updated?.note ?? visit.note) === visit.note && 'The time hasn’t changed.',
        input.wish && unansweredWords(input.wish, isHeld),
        'Open the attached file to update your calendar.',
      ],
      isUpdate: true,
      asksForYes: isHeld ? input.wish === null : undefined,
    };
  });

/** A change that asks for a yes is named before the others. */
export function updatedHeads(changes: readonly Change[], { day }: Appointment) {
  const asking = changes.find(({ asks }) => asks);
  const named = asking ?? changes[0];
  return {
    subject: asking ? 'New price?' : 'Updated:',
    title: named ? `${named.heading} ${formatDay(day, 'long')}` : 'Your visit is updated',
  };
}

/** `sentence` is without its period. */
function news(what: string, sentence = `We have your new ${what}`, asks = false): Change {
  return { heading: `New ${what} for`, sentence, asks };
}

/** What differs from what the owner knew. */
export function changesOf(visit: Appointment, pets: Pets): Change[] {
  const { updated } = visit;
  if (!updated) return [];
  return [...changedDetails(updated.before, pets), ...changedTerms(visit, updated, pets)];
}

type Known = NonNullable<Appointment['updated']>;

/** Length, price and travel fee. */
function changedTerms(visit: Appointment, updated: Known, pets: Pets): Change[] {
  const { minutes, travel_fee: fee } = visit;
  const estimate = wholeEstimate(updated.before);
  const feeBefore = updated.travel_fee ?? fee;
  const [was, is] = [updated.price ?? estimate, visit.price ?? wholeEstimate(pets)];
  // What rose without a yes was only asked.
  const told = toldTerms(pets, visit);
  const [known, knownFee] = updated.has_yes
    ? [was, feeBefore]
    : [
        Math.min(was, stoodBefore(pets, visit, estimate) || was),
        Math.min(feeBefore, told.travelFee),
      ];
  const name = visit.price === null ? 'estimate' : 'price';
  const isHeld = awaitsYes({ lateFee: visit.late_fee });
  const open = openTerms(pets, visit);
  const tell = (what: string, amount: number, before: number, isOpen: boolean) => {
    if (isHeld) return news(what, `The ${what} would be ${usd(amount)}`, isOpen);
    // Something else was asked since.
    if (before === amount)
      return { heading: `The ${what} for`, sentence: `The ${what} stays ${usd(amount)}` };
    const words = isOpen ? `If you agree, the ${what} is` : `The ${what} is now`;
    const instead = before > 0 && !isOpen ? ` instead of ${usd(before)}` : '';
    return news(what, `${words} ${usd(amount)}${instead}`, isOpen);
  };
  return [
    was !== is && is > 0 && tell(name, is, known, open.amount > open.fee),
    fee !== feeBefore &&
      (fee
        ? tell('travel fee', fee, knownFee, open.fee > 0)
        : news('travel fee', 'There’s no travel fee now')),
    minutes !== updated.minutes &&
      news('length', `The visit now takes about ${spellMinutes(minutes)}`),
  ].filter((change) => change !== false);
}

/** USD that the owner had agreed to or been told for the pets before, whatever was asked since; 0 where none is known. */
function stoodBefore(pets: Pets, visit: Appointment, estimate: number): number {
  const { told } = visit;
  if (!told?.is_of_others) return told ? toldTerms(pets, visit).price : 0;
  const stood = told.stood ?? 0;
  return told.is_agreed || estimate === 0 ? stood : Math.min(stood || estimate, estimate);
}

/** Facts of the owner that the email does not repeat are only named. */
function changedDetails(before: readonly BookingRow[], now: readonly BookingRow[]): Change[] {
  const [was] = before;
  const [is] = now;
  if (!was || !is) return [];
  // two pets with one name are matched in their order
  const find = (pets: readonly BookingRow[], pet: BookingRow) => {
    const same = (all: readonly BookingRow[]) => all.filter((one) => one.pet_name === pet.pet_name);
    return same(pets)[same(pets === now ? before : now).indexOf(pet)];
  };
  const petChanges = now.flatMap((pet) => {
    const earlier = find(before, pet);
    if (!earlier) return ofPet(pet, 'comes too');
    const [name, gets, { pet_size: size }] = [shortName(pet), petServices(pet), pet];
    return [
      petServices(earlier) !== gets && news('service', `${name} now gets ${gets}`),
      size !== earlier.pet_size && news('size', `We have a new size for ${name}`),
    ];
  });
  return [
    formatAddress(was) !== formatAddress(is) &&
      news('address', `The address is now ${formatAddress(is)}`),
    ...petChanges,
    ...before.map((pet) => !find(now, pet) && ofPet(pet, 'doesn’t come')),
    ofText('way to get in', doorText(was), doorText(is), 'gate code'),
    ofText('phone number', formatPhone(was.phone ?? ''), formatPhone(is.phone ?? '')),
    ofText('email', was.email ?? '', is.email ?? ''),
    ofText('notes', joinNotes(before), joinNotes(now)),
  ].filter((change) => change !== false);
}

const doorText = (row: BookingRow) => joinFilled(Object.values(toDoor(row)));

/** Does not repeat what the owner told us. */
function ofText(what: string, was: string, is: string, gone = what): Change | false {
  if (was === is) return false;
  return is
    ? news(what)
    : { heading: `No ${gone} for`, sentence: `We have no ${gone} on file now` };
}

function ofPet(pet: BookingRow, what: 'comes too' | 'doesn’t come'): Change {
  const sentence = `${shortName(pet)} ${what}`;
  return { heading: `${sentence} on`, sentence };
}
