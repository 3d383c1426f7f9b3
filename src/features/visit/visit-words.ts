import { business } from '@/content/business';
import { answerWords } from '@/site/answer-promise';
import { joinFilled, joinNames, usd } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { policy, rules } from '@shared/business/policy';
import { arrivalPromise, promises } from '@shared/business/promises';
import { type DenverTime, denverDay, formatDay, formatTime } from '@shared/time/denver-time';
import { closedWords, isOpenDay } from '@shared/time/open-days';
import { awaitsYes, lateWhy } from '@shared/visits/cancel-terms';
import { findEnding } from '@shared/visits/end-reasons';
import { arrivalWords, moveWords, offerWords, otherTime } from '@shared/visits/time-words';
import type { OwnerVisit } from '@shared/visits/visit-state';
import { hasStarted, phaseOf } from '@shared/visits/visit-status';
import { type AskedTime, matchesRequest, nobodyHomeWords } from '@shared/visits/visit-terms';

export type VisitWords = {
  readonly title: string;
  readonly intro: string;
  /** Stands by the time on the ticket, which the owner is asked to check: what is other than asked, and our note. */
  readonly timeNote?: string;
  readonly stamp: string;
  readonly tone: 'waiting' | 'good' | 'gone';
};

export function visitWords(visit: OwnerVisit, now: Date): VisitWords {
  switch (visit.status) {
    case 'requested':
      if (phaseOf(visit, now) === 'ended') return unansweredWords(visit);
      return {
        title: 'We have your request',
        intro: answerWords(new Date(visit.sentAt), new Date(visit.answerBy), now),
        ...(!isOpenDay(visit.preferred.day) && {
          timeNote: `${closedWords(visit.preferred.day)}, so we’ll look for the nearest day.`,
        }),
        stamp: 'requested',
        tone: 'waiting',
      };
    case 'confirmed':
      if (visit.starts && visit.starts.day < denverDay(now))
        return pastWords(visit, visit.starts.day);
      return {
        // As in the email: no stamp anticipates the yes that is asked for.
        stamp: visit.hasAccepted ? 'confirmed' : awaitsYes(visit.canceling) ? 'held' : 'booked',
        tone: awaitsYes(visit.canceling) ? 'waiting' : 'good',
        ...(visit.starts && hasStarted(visit.starts, now)
          ? begunWords(visit.starts, awaitsYes(visit.canceling))
          : confirmedWords(visit)),
      };
    case 'declined':
      return { ...declinedWords(visit), stamp: 'declined', tone: 'gone' };
    case 'canceled':
      return { ...canceledWords(visit), stamp: 'canceled', tone: 'gone' };
    case 'no_show':
      return { ...missedWords(visit), stamp: 'missed', tone: 'gone' };
    case 'done':
      return {
        title: 'Thank you for having us',
        // Pets without a name have the same stand-in.
        intro: `It was a pleasure to groom ${joinNames([...new Set(visit.pets.map(({ name }) => name))])}.${visit.pets.some(({ type }) => type === 'dog') ? ' Most coats are due again in 4 to 8 weeks.' : ''}`,
        stamp: 'groomed',
        tone: 'good',
      };
  }
}

function confirmedWords(
  visit: OwnerVisit,
): Pick<VisitWords, 'title' | 'intro'> & Partial<VisitWords> {
  const { starts, asked, hasAccepted, declinedWish, movedFrom } = visit;
  if (!starts) return { title: 'Your visit is confirmed', intro: vanWords(visit) };
  const isHeld = awaitsYes(visit.canceling);
  const when = `${formatDay(starts.day, 'long')}, around ${formatTime(starts.time)}`;
  const still = stillWords(visit);
  if (still) {
    const isKept = visit.wish ?? declinedWish;
    return { title: `${isKept ? 'Still' : 'Your visit:'} ${when}`, intro: still };
  }
  const other = otherTime(starts, asked);
  const isOffer = (other !== undefined || movedFrom !== null) && isHeld;
  const timeNote = joinFilled(
    [offerWords(starts, asked, movedFrom, visit.answeredAt), visit.note],
    '\n',
  );
  const change = isOffer && ({ timeNote, stamp: 'new time', tone: 'waiting' } as const);
  const reminder = visit.hasReminder && promises.reminder;
  const arrival = [arrivalWords(starts.time, isHeld), vanWords(visit), reminder];
  if (!movedFrom || declinedWish) {
    const title = isHeld ? (other?.title ?? `We’re holding ${when}`) : 'Your visit is confirmed';
    return { title, intro: joinFilled(arrival, ' '), ...change };
  }
  const words = [
    !hasAccepted && !isOffer && asked && !other && 'It’s the time you asked for.',
    !isHeld && 'This is your visit now.',
    visit.hasEmail && 'Please ignore our emails about the earlier time.',
    ...arrival,
  ];
  const title = hasAccepted ? `Now ${when}` : moveWords(starts, movedFrom);
  return { title, intro: joinFilled(words, ' '), ...change };
}

const vanWords = ({ hasPhone, groomer }: OwnerVisit) => (hasPhone ? arrivalPromise(groomer) : '');

/** '' where the time is new to the owner, or agreed after all. */
function stillWords(visit: OwnerVisit): string {
  const { wish, declinedWish, hasAccepted, isTimeNew, starts } = visit;
  const isHeld = awaitsYes(visit.canceling);
  if (wish)
    return `You asked for ${formatTimeAsked(wish)}. Until we answer, ${isHeld ? 'we hold this time for you, and it costs nothing' : 'your visit stays as it is'}.`;
  if (declinedWish ? hasAccepted : isTimeNew || isHeld) return '';
  // Changed and moved within a minute, its time may be news.
  if (!declinedWish) return `This is your visit as it stands. ${vanWords(visit)}`;
  const then =
    starts && matchesRequest(starts, declinedWish)
      ? 'at the other time'
      : `on ${formatTimeAsked(declinedWish)}`;
  return `We’re sorry, we can’t come ${then}. ${isHeld && starts ? arrivalWords(starts.time, true) : vanWords(visit)}`;
}

function unansweredWords({ preferred: { day, window } }: OwnerVisit): VisitWords {
  return {
    title: 'We didn’t answer in time',
    intro: `We’re sorry. ${formatDay(day, 'long')}, ${window}, is over, so nothing is booked, and it costs nothing. Ask for another day, or call or text us.`,
    stamp: 'ended',
    tone: 'gone',
  };
}

const { minutes, off } = policy.lateArrival;

function begunWords({ time }: DenverTime, wasHeld: boolean) {
  return wasHeld
    ? {
        title: `We held ${formatTime(time)} for you`,
        intro:
          'Without your yes, we may not come, and it costs nothing. If you’d still like us to come, call or text us.',
      }
    : {
        title: 'Your visit is today',
        intro: `It was to start around ${formatTime(time)}. If we’re not with you yet, call or text us. More than ${minutes} minutes late, it’s ${usd(off)} less.`,
      };
}

function pastWords(visit: OwnerVisit, last: string): VisitWords {
  const day = formatDay(last, 'long');
  return awaitsYes(visit.canceling)
    ? {
        title: 'This hold has ended',
        intro: `We held ${day}, for you. Nothing is booked, and it costs nothing.`,
        stamp: 'ended',
        tone: 'gone',
      }
    : {
        title: `Your visit was ${day}`,
        intro: 'If something isn’t right, or we didn’t come, call or text us.',
        stamp: 'past',
        tone: 'good',
      };
}

function missedWords({ starts, fee, reason, isSettled }: OwnerVisit) {
  const words = starts && nobodyHomeWords(starts.day, fee, reason);
  return {
    title: 'We came, and nobody was home',
    intro: joinFilled([words, fee > 0 && paidWords(isSettled)], ' '),
  };
}

const paidWords = (isSettled: boolean) =>
  isSettled
    ? 'It was charged with a later visit.'
    : `${rules.lateFeePayment} If a pet was sick, call or text us, and we’ll drop the fee.`;

function formatTimeAsked({ day, window }: AskedTime): string {
  return `${formatDay(day, 'long')}, ${window}`;
}

function declinedWords({ reason }: OwnerVisit) {
  const free = 'We’re sorry. Nothing is booked, and it costs nothing.';
  const next = {
    another_day: 'We’d love to find you another day.',
    phone: 'If you’d like to talk it over, call or text us.',
    none: `If we have your address wrong, call or text us at ${formatPhone(business.phone)}.`,
  }[findEnding(reason)];
  return { title: 'We can’t make this visit', intro: `${free} ${next}` };
}

function canceledWords({ canceledBy, reason, ...visit }: OwnerVisit) {
  const { wasLate, answeredAt, canceling, isSettled } = visit;
  if (!canceledBy) return { title: 'This visit was taken back', intro: 'Nothing is booked.' };
  if (reason === 'no_yes')
    return {
      title: 'This hold has ended',
      intro: 'Nothing is booked, and it costs nothing. We’d love to find you another day.',
    };
  if (canceledBy !== 'owner')
    return {
      title: 'We had to cancel this visit',
      intro: 'We’re sorry. You owe nothing for it, and we’d love to find you another day.',
    };
  return {
    title: answeredAt ? 'You canceled this visit' : 'You canceled this request',
    intro:
      wasLate && canceling
        ? `It ${lateWhy(canceling, 'was')}, so the $${canceling.lateFee} late cancellation fee applies. ${paidWords(isSettled)}`
        : 'You owe nothing for it. Thank you for letting us know.',
  };
}
