import {
  arrivalMinutes,
  freeCancelHours,
  overnightAnswers,
  reminderHours,
  requestAnswerTime,
  requestTimes,
} from '../time/hours.ts';

/** USD for a late cancellation or a no-show. */
export const lateFee = 25;

const feeIsKnown = 'It goes by ZIP, and your confirmation shows it.';
const freeCanceling = `Canceling is free up to ${freeCancelHours} hours before the appointment`;
const cancellation = `${freeCanceling}; later cancellations or no-shows cost $${lateFee}.`;
/** SQL computes `free_until` of a visit by this rule. */
const lateConfirmed = `If we confirm less than ${freeCancelHours} hours ahead, canceling is free until the visit starts.`;

const sickPet = 'There’s never a fee for a sick pet.';

/** For owners of an old pet, or of one whose note asks for it; the rules tell the rest. */
export const callFirst = 'Seizures? Call us first.';
export const askVet = 'For a past bite or medicine, ask your vet first.';

/** `Maren will text when the van is 15 minutes away.` */
export function arrivalPromise(groomer: string): string {
  const [firstName] = groomer.split(' ');
  return `${firstName || 'Your groomer'} will text when the van is ${arrivalMinutes} minutes away.`;
}

export const promises = {
  confirmation: `We’ll contact you ${requestAnswerTime} to confirm, ${requestTimes}.`,
  overnight: overnightAnswers,
  reminder: `You’ll get a reminder ${reminderHours} hours before the visit.`,
  reminderAhead: `For visits confirmed a day or more ahead, you’ll get a reminder ${reminderHours} hours before.`,
  arrival: arrivalPromise(''),
  freeCanceling: `${freeCanceling}.`,
  cancellation,
  /** The whole rule stands wherever somebody may be about to pay. */
  canceling: `${cancellation} ${lateConfirmed} ${sickPet}`,
  sickPet,
  lateConfirmed,
  feeIsKnown,
  estimate: 'Final price may vary with coat condition and specific needs.',
} as const;
