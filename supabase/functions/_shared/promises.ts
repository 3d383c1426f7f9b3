/** What every visitor is promised, in the words that site and mails share. */
export const promises = {
  confirmation: 'We call or text you within 2 hours to confirm the day and the time.',
  reminder: 'You get a reminder 24 hours before the visit.',
  arrival: 'A text tells you when your groomer is 15 minutes away.',
  cancellation:
    'Canceling is free up to 4 hours before the appointment; later cancellations or no-shows cost $25.',
  travel:
    'Homes within about 40 minutes of central Denver. Beyond 25 minutes a travel fee is possible; we tell you before you confirm.',
  /** Stands next to every price estimate. */
  estimate: 'Final price may vary with coat condition and specific needs.',
} as const;

/** Hours within which somebody answers a booking request, and a message. */
export const answerWithin = { bookings: 2, contact_inquiries: 24 } as const;
