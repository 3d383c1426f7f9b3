/** What the site promises, in its own words (src/content/promises.ts; a test compares them). */
export const promises = {
  confirmation: 'We call or text you within 2 hours to confirm the day and the time.',
  reminder: 'You get a reminder 24 hours before the visit.',
  arrival: 'A text tells you when your groomer is 15 minutes away.',
  cancellation:
    'Canceling is free up to 4 hours before the appointment; later cancellations or no-shows cost $25.',
  estimate: 'Final price may vary with coat condition and specific needs.',
} as const;

/** Hours within which somebody answers a request, and a message. */
export const answerWithin = { bookings: 2, contact_inquiries: 24 } as const;
