import { formatDay } from '../../../_shared/denver-time.ts';
import { appointmentEmail, whenWords } from '../parts/appointment-email.ts';
import type { VisitEmail } from '../visit-email.ts';

export const ownerKept: VisitEmail = (input) => {
  const { wish } = input;
  const requestedTime = wish
    ? `to move to ${formatDay(wish.day, 'long')}, ${wish.window}`
    : 'for another time';
  return appointmentEmail(input, (_pets, visit) => ({
    subject: 'Your time stays',
    title: `Still ${whenWords(visit)}`,
    opening: `You asked ${requestedTime}. We’re sorry, we can’t make that one, so your visit stays as it was. There’s nothing to change on your calendar. If this time doesn’t work for you anymore, call or text us and we’ll find one together.`,
  }));
};
