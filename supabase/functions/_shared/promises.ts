import { answering } from './answering.ts';

/** What every visitor is promised, in the words that site and mails share. */
export const promises = {
  answer: 'One of us confirms within 2 hours.',
  confirmation: 'We’ll call or text you within 2 hours to confirm the day and time.',
  answering,
  reminder: 'You’ll get a reminder 24 hours before the visit.',
  arrival: 'Your groomer will text when they’re 15 minutes away.',
  cancellation:
    'Canceling is free up to 4 hours before the appointment; later cancellations or no-shows cost $25.',
  travel:
    'We serve homes within about 40 minutes of central Denver. Beyond 25 minutes a travel fee may apply; you’ll know before we confirm your visit.',
  /** Stands next to every price estimate. */
  estimate: 'Final price may vary with coat condition and specific needs.',
} as const;

/** Hours within which somebody answers a booking request, and a message. */
export const answerWithin = { bookings: 2, contact_inquiries: 24 } as const;
