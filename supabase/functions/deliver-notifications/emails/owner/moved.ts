import { spellMinutes } from '../../../_shared/business/format.ts';
import { arrivalPromise, promises } from '../../../_shared/business/promises.ts';
import { type DenverTime, formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import {
  arrivalWords,
  isGranted,
  moveWords,
  otherTime,
} from '../../../_shared/visits/visit-terms.ts';
import { waitsForYes } from '../../../_shared/visits/yes-words.ts';
import { appointmentEmail } from '../parts/appointment-email.ts';
import { type VisitEmail, askedTime } from '../visit-email.ts';

export const ownerMoved: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => {
    // a move clears the yes before it
    const isAgreed = visit.accepted_at !== null;
    const asked = askedTime(input);
    const { moved_from: from } = visit;
    const isWish = isGranted(visit, asked, from);
    // Without another time before, only its length or terms are new.
    const isOffer = from !== null && !isAgreed && !isWish;
    const opening = [
      from
        ? movedWords(from, isAgreed, isWish)
        : `We’ve updated your visit. The time hasn’t changed. It takes about ${spellMinutes(visit.minutes)}.`,
      arrivalWords(visit.time),
      arrivalPromise(visit.groomer),
      visit.has_reminder && promises.reminder,
      'Open the attached file to update your calendar.',
      from && 'If the old time is still there, delete it.',
    ];
    return {
      subject: from ? 'New time:' : 'Updated:',
      title: from ? movedTitle(visit, from, isOffer) : 'Your visit is updated',
      otherTime: isAgreed || !from ? undefined : otherTime(visit, asked)?.words,
      isOffer,
      opening: opening.filter(Boolean).join(' '),
      asksForYes: isOffer || (!from && waitsForYes(visit.late_fee, isAgreed)),
    };
  });

function movedTitle(starts: DenverTime, from: DenverTime, isOffer: boolean): string {
  return isOffer
    ? moveWords(starts, from)
    : `You’re moved to ${formatDay(starts.day, 'long')}, around ${formatTime(starts.time)}`;
}

function movedWords({ day, time }: DenverTime, isAgreed: boolean, isWish: boolean): string {
  const moved = `We moved your visit from ${formatDay(day, 'long')}, ${formatTime(time)}`;
  if (isAgreed) return `${moved}, as agreed.`;
  return isWish ? `${moved}, to the time you asked for.` : `${moved}.`;
}
