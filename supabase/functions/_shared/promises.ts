import { overnightAnswers, phoneTimes } from './hours.ts';

/** USD for a late cancellation or a no-show. */
export const lateFee = 25;

const feeIsKnown = 'Your confirmation names the amount.';
const freeCanceling = 'Canceling is free up to 4 hours before the appointment';

export const promises = {
  answer: `One of us contacts you within 2 hours, ${phoneTimes}.`,
  confirmation: `We’ll contact you within 2 hours to confirm, ${phoneTimes}.`,
  answering: overnightAnswers,
  reminder: 'You’ll get a reminder 24 hours before the visit.',
  arrival: 'Your groomer will text when they’re 15 minutes away.',
  freeCanceling: `${freeCanceling}.`,
  cancellation: `${freeCanceling}; later cancellations or no-shows cost $${lateFee}.`,
  feeIsKnown,
  travel: `We serve homes within about 40 minutes of central Denver. Beyond 25 minutes a travel fee may apply. ${feeIsKnown}`,
  estimate: 'Final price may vary with coat condition and specific needs.',
} as const;
