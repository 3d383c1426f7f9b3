import { joinNames } from '@shared/format';
import { freeCancelHours } from '@shared/hours';
import { lateFee, promises } from '@shared/promises';
import type { OwnerVisit } from '@shared/visit-state';
import { arrivalWords, otherTimeWords } from '@shared/visit-terms';

type VisitWords = {
  readonly title: string;
  readonly intro: string;
  readonly stamp: string;
  readonly tone: 'waiting' | 'good' | 'gone';
};

/** The pets in one phrase. Before the answer several may have the same stand-in name, which is said once. */
export function petNames({ pets }: Pick<OwnerVisit, 'pets'>): string {
  return joinNames([...new Set(pets.map(({ name }) => name))]);
}

export function visitWords(visit: OwnerVisit): VisitWords {
  switch (visit.status) {
    case 'requested':
      return {
        title: 'We have your request',
        intro: `${promises.confirmation} ${promises.overnight}`,
        stamp: 'requested',
        tone: 'waiting',
      };
    case 'confirmed':
      return { ...confirmedWords(visit), stamp: 'confirmed', tone: 'good' };
    case 'declined':
      return {
        title: 'We can’t make this visit',
        intro:
          'We’re sorry. Nothing is booked, and there’s nothing to pay. We’d love to find you another day.',
        stamp: 'declined',
        tone: 'gone',
      };
    case 'canceled':
      return { ...canceledWords(visit), stamp: 'canceled', tone: 'gone' };
    case 'done':
      return {
        title: 'Thank you for having us',
        intro: `It was a pleasure to groom ${petNames(visit)}. Most coats are due again in 4 to 8 weeks.`,
        stamp: 'groomed',
        tone: 'good',
      };
  }
}

function confirmedWords(visit: OwnerVisit) {
  const arrival = visit.starts
    ? `${arrivalWords(visit.starts.time)} ${promises.arrival}`
    : promises.arrival;
  return visit.revision > 1
    ? {
        title: 'Your visit has changed',
        intro: `Please go by this ticket. What we sent you before no longer counts. ${arrival}`,
      }
    : {
        title: 'Your visit is confirmed',
        intro: [
          !visit.starts || visit.wish || visit.declinedWish
            ? ''
            : otherTimeWords(visit.starts, visit.preferred),
          arrival,
          visit.hasReminder ? promises.reminder : '',
        ]
          .filter(Boolean)
          .join(' '),
      };
}

function canceledWords({ canceledBy, wasLate }: OwnerVisit) {
  if (canceledBy !== 'owner') {
    return {
      title: 'We had to cancel this visit',
      intro: 'We’re sorry. There’s nothing to pay, and we’d love to find you another day.',
    };
  }
  return {
    title: 'You canceled this visit',
    intro: wasLate
      ? `It was less than ${freeCancelHours} hours away, so the $${lateFee} late cancellation fee applies. We’ll be in touch about it.`
      : 'There’s nothing to pay. Thank you for letting us know.',
  };
}
