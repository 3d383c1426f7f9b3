import {
  answerTimes,
  arrivalMinutes,
  freeCancelHours,
  overnightAnswers,
  phoneTimes,
  reminderHours,
  requestAnswerTime,
} from '../time/hours.ts';

/** USD for a late cancellation or a no-show. */
export const lateFee = 25;

const feeIsKnown = 'Your confirmation names the amount.';
const freeCanceling = `Canceling is free up to ${freeCancelHours} hours before the appointment`;

export const promises = {
  answer: `We’ll call or text you ${answerTimes}.`,
  confirmation: `We’ll contact you ${requestAnswerTime} to confirm, ${phoneTimes}.`,
  overnight: overnightAnswers,
  reminder: `You’ll get a reminder ${reminderHours} hours before the visit.`,
  reminderAhead: `For visits confirmed a day or more ahead, you’ll get a reminder ${reminderHours} hours before.`,
  arrival: `Your groomer will text when they’re ${arrivalMinutes} minutes away.`,
  freeCanceling: `${freeCanceling}.`,
  cancellation: `${freeCanceling}; later cancellations or no-shows cost $${lateFee}.`,
  /** As `private.is_late` of the database counts. */
  lateConfirmed: `A visit that we confirm less than ${freeCancelHours} hours ahead can be canceled free until it starts.`,
  feeIsKnown,
  estimate: 'Final price may vary with coat condition and specific needs.',
} as const;
