import { joinFilled } from '../../../_shared/business/format.ts';
import { type DenverTime, formatDay, formatTime } from '../../../_shared/time/denver-time.ts';
import { reminderHours } from '../../../_shared/time/hours.ts';
import { awaitsYes } from '../../../_shared/visits/cancel-terms.ts';
import {
  answersWish,
  arrivalWords,
  moveWords,
  offerWords,
  otherTime,
  unansweredWords,
} from '../../../_shared/visits/time-words.ts';
import { askedTime, matchesRequest } from '../../../_shared/visits/visit-terms.ts';
import { appointmentEmail, canAsk, weekday } from '../parts/appointment-email.ts';
import { shortPetNames } from '../parts/booking-facts.ts';
import {
  type Appointment,
  type VisitEmail,
  type VisitEmailInput,
  isAppointment,
  toCancelTerms,
} from '../visit-email.ts';
import { changesOf, updatedHeads } from './updated.ts';

/** Confirmed after all at another time than the one that its owner still knows, it was moved. */
export const ownerConfirmed: VisitEmail = (input) =>
  input.visit?.moved_from && input.visit.time_set_at === input.visit.changed_at
    ? ownerMoved(input)
    : ownerAgreed(input);

const ownerAgreed: VisitEmail = (input) =>
  appointmentEmail(input, ([first], visit) => {
    const isHeld = awaitsYes(toCancelTerms(visit));
    const asked = askedTime(input.wish, first, visit);
    const other = isHeld ? otherTime(visit, asked, visit.answered_at) : undefined;
    const [subject, sees] = isHeld ? ['On hold:', 'We’re holding'] : ['Confirmed:', 'See you'];
    return {
      subject: other ? `${other.title}?` : subject,
      title: other ? `${other.title}?` : `${sees} ${formatDay(visit.day, 'long')}`,
      otherTime: other?.words,
      when: other?.when,
      isOffer: other !== undefined,
      opening: [arrival(visit)],
      ending: [fileWords],
      // An owner who agreed by phone has said yes.
      asksForYes: isHeld || (first.source !== 'operator' && !visit.accepted_at) || undefined,
    };
  });

function arrival(visit: Appointment): string {
  return arrivalWords(visit.time, awaitsYes(toCancelTerms(visit)));
}

const fileWords = 'A calendar file is attached.';

/** For a visit agreed after the last one, which was done or missed. */
export const ownerNext: VisitEmail = (input) =>
  // moved before this email left
  awaitsYes({ lateFee: input.visit?.late_fee ?? null })
    ? ownerConfirmed(input)
    : appointmentEmail(input, (pets, visit) => ({
        subject: 'Next visit:',
        title: `See you ${formatDay(visit.day, 'long')}`,
        opening: [
          `The next visit for ${shortPetNames(pets)} is booked, as we agreed.`,
          arrival(visit),
        ],
        ending: [fileWords],
        vet: `Anything new with ${shortPetNames(pets)}? Reply and tell us.`,
      }));

/** Names the weekday, not "tomorrow": a later try must be the same email. */
export const ownerReminder: VisitEmail = (input) =>
  appointmentEmail(input, (_pets, visit) => {
    const { wish } = input;
    const isHeld = awaitsYes(toCancelTerms(visit));
    return {
      subject: 'Reminder:',
      title: `${isHeld ? 'We’re holding' : 'See you'} ${weekday(visit)}, around ${formatTime(visit.time)}`,
      opening: [wish && unansweredWords(wish, isHeld), !(wish && isHeld) && arrival(visit)],
      noteTitle: 'Our last note',
      asksForYes: !wish && !hadAccepted(visit),
      isUpdate: isHeld && wish !== null,
      isReminder: true,
    };
  });

/** A yes that came since the reminder was due must not change a later try of its email. */
function hadAccepted({ accepted_at: accepted, starts_at: starts }: Appointment): boolean {
  return accepted !== null && Date.parse(accepted) < Date.parse(starts) - reminderHours * 3_600_000;
}

export const ownerTimeKept: VisitEmail = (input) => {
  const { wish, history } = input;
  return appointmentEmail(input, (_pets, visit) => {
    const isHeld = awaitsYes(toCancelTerms(visit));
    const sorry =
      wish && !matchesRequest(visit, wish)
        ? `You asked for ${formatDay(wish.day, 'long')}, ${wish.window}. We’re sorry, we can’t come then.`
        : 'We’re sorry, we can’t come at the other time.';
    const time = `${formatDay(visit.day, 'long')}, around ${formatTime(visit.time)}`;
    return {
      subject: `Still ${isHeld ? 'held' : 'booked'}:`,
      title: isHeld ? `We’re still holding ${time}` : `Your visit stays on ${time}`,
      otherTime: isHeld
        ? `${sorry} We can still do ${formatDay(visit.day)}, ${formatTime(visit.time)}.`
        : sorry,
      offersWindows: true,
      opening: [
        isHeld
          ? arrival(visit)
          : `${time}, is still yours.${canAsk(visit, history.closed_days) ? ' If it doesn’t suit you anymore, tell us a day that would, and we’ll answer with a time.' : ''}`,
      ],
      asksForYes: isHeld || undefined,
    };
  });
};

/** Moved away and back before this email left, an agreed visit is as its owner knows it. */
export const ownerMoved: VisitEmail = (input) =>
  isAsKnown(input) ? { drop: 'nothing_to_tell' } : movedEmail(input);

function isAsKnown({ pets, visit, wish }: VisitEmailInput): boolean {
  if (!visit || !isAppointment(visit) || !visit.updated || wish || visit.moved_from) return false;
  const { updated: known, accepted_at: accepted, note, groomer } = visit;
  const isAgreed = known.has_yes === true && accepted !== null;
  const isSaid = note === known.note && groomer === known.groomer;
  return isAgreed && isSaid && changesOf(visit, pets).length === 0;
}

const movedEmail: VisitEmail = (input) =>
  appointmentEmail(input, (pets, visit) => {
    const { moved_from: from } = visit;
    const isHeld = awaitsYes(toCancelTerms(visit));
    // If it had no other time before, only its length or terms are new.
    const isOffer = from !== null && isHeld;
    const asked = askedTime(input.wish, pets[0], visit);
    const changes = changesOf(visit, pets);
    const isAsked = visit.accepted_at === null && asked && !otherTime(visit, asked);
    const before = from && `${formatDay(from.day, 'long')}, ${formatTime(from.time)}`;
    const replaced =
      from &&
      answersWish(asked, from) &&
      `${formatDay(from.day)}, ${formatTime(from.time)}, is no longer kept for you.`;
    const sentences = changes.map(({ sentence }) => `${sentence}.`);
    const news = joinFilled(
      from
        ? [
            !isOffer &&
              `We moved your visit from ${before}, ${isAsked ? 'to the time you asked for' : 'as agreed'}.`,
            ...sentences,
          ]
        : ['We’ve updated your visit.', ...sentences, !isHeld && 'The time hasn’t changed.'],
      ' ',
    );
    return {
      ...(from
        ? {
            subject: isOffer ? 'New time?' : 'New time:',
            title: movedTitle(visit, from, isOffer),
          }
        : updatedHeads(changes, visit)),
      otherTime: isOffer ? joinFilled([offerWords(visit, asked, from), replaced], ' ') : undefined,
      isOffer,
      preview: news,
      opening: [news, arrival(visit)],
      ending: [
        'Open the attached file to update your calendar.',
        from && 'If the old time is still there, delete it.',
      ],
      asksForYes: visit.accepted_at === null,
      isKnown: true,
    };
  });

function movedTitle(starts: DenverTime, from: DenverTime, isOffer: boolean): string {
  return isOffer
    ? moveWords(starts, from)
    : `Your visit is now ${formatDay(starts.day, 'long')}, around ${formatTime(starts.time)}`;
}
