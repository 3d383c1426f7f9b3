import { formatDay } from '../../../_shared/time/denver-time.ts';
import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerKept: VisitEmail = (input) => {
  const { wish } = input;
  const wishedTime = wish ? `${formatDay(wish.day, 'long')}, ${wish.window}` : 'the other time';
  return appointmentEmail(input, (_pets, visit) => ({
    subject: 'Your time stays',
    title: `Still ${whenWords(visit)}`,
    opening: `We’re sorry, we couldn’t make ${wishedTime}. Your visit stays as it was, so there’s nothing to change on your calendar. If this time doesn’t work for you anymore, call or text us and we’ll find one together.`,
    asksForYes: true,
  }));
};
