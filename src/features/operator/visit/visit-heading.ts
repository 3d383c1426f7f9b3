import { formatStart } from '../time-words';
import { formatMoment } from '@shared/time/denver-time';
import { type FullDetails, petTraits } from '@shared/visits/request-details';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { isMissed, statusWords } from '@shared/visits/visit-status';

export function visitHeading(visit: OperatorVisit): string {
  const { status, starts, canceledBy, wasLate, fee, isSpam, canceling } = visit;
  if (isSpam) return 'Marked as spam';
  if (status === 'confirmed' && starts) return formatStart(starts);
  if (canceledBy === 'owner') {
    return wasLate
      ? `Canceled late by the customer, $${canceling?.lateFee ?? 0} applies`
      : 'Canceled by the customer';
  }
  const words = `${statusWords[status]}${status === 'canceled' ? ' by us' : ''}`;
  return fee > 0 && !isMissed(status) ? `${words}, $${fee} applies` : words;
}

/** `Beagle, 24 lb`; a breed tells that the pet is a dog. */
export function traitWords(pet: FullDetails['pets'][number]): string {
  const traits = petTraits({ ...pet, type: pet.type === 'dog' && pet.breed ? '' : pet.type });
  return traits.join(', ').replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** `Beagle, 24 lb`, or `Zoe: Beagle; Mo: Cat`; '' where they are just dogs. */
export function traitsLine(pets: FullDetails['pets']): string {
  const known = pets.flatMap((pet) => {
    const traits = traitWords(pet);
    if (traits === 'Dog') return [];
    return pets.length > 1 ? `${pet.name}: ${traits}` : traits;
  });
  return known.join('; ');
}

/** The last change and its time: `confirmed at 9:12 AM`. */
export function lastChange(visit: OperatorVisit, now: Date): string {
  const { status, revision, changedAt, sentAt, history } = visit;
  const { action = '' } = history.findLast(({ isUndone }) => !isUndone) ?? {};
  const changed = action === 'move' ? 'moved' : action === 'confirm' ? status : 'changed';
  const known = status === 'confirmed' && revision > 1 ? changed : status;
  const word = isMissed(status) ? `marked ${statusWords[status].toLowerCase()}` : known;
  return changedAt
    ? `${word} ${formatMoment(new Date(changedAt), now)}`
    : `sent ${formatMoment(new Date(sentAt), now)}`;
}

const setting = /^(?:confirm|add|next|move|\w+_details)$/;

/** The visit as of the last change of time or details, which the other presses keep. */
export function asSet(visit: OperatorVisit): OperatorVisit {
  const lasting = visit.history.filter(({ action, isUndone }) => !isUndone && setting.test(action));
  const changedAt = lasting.at(-1)?.at ?? visit.changedAt;
  return { ...visit, history: lasting, revision: lasting.length, changedAt };
}

export const nothingSentWords = 'Nothing was sent from here.';

export function changedElsewhereMessage(visit: OperatorVisit, now: Date): string {
  const who = visit.history.at(-1)?.actor === 'owner' ? 'The customer' : 'Someone else';
  return `${who} answered first: already ${lastChange(visit, now)}. ${nothingSentWords}`;
}

/** Fields that are new in each sending even if nothing else is. */
const ofSending = ['requestVersion', 'sentAt', 'wasOver', 'isAdded', 'reviewReasons'];

/** Tells whether a later sending differs in anything, or in `parts`. */
export function hasNews(sent: FullDetails, known: FullDetails, parts?: (keyof FullDetails)[]) {
  const before = new Map<string, unknown>(Object.entries(known));
  return Object.entries(sent)
    .filter(([part]) => parts?.some((one) => one === part) ?? !ofSending.includes(part))
    .some(([part, value]) => JSON.stringify(value) !== JSON.stringify(before.get(part)));
}
