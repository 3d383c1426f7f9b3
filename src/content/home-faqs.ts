/** The five questions of the home page (facts: specification, section 9, Home FAQ). */
export const homeFaqs = [
  {
    question: 'How much does mobile grooming cost?',
    answer:
      'Prices start at $75. Most full-service packages come to between $85 and $165, depending on the size of your pet and the state of the coat. Your groomer looks and feels first, then names the price before anything begins.',
  },
  {
    question: 'How long does an appointment take?',
    answer:
      'Appointments typically take 60 to 90 minutes. A full haircut on a big or curly dog needs longer, two to three hours, and an anxious or elderly pet gets the pauses it asks for.',
  },
  {
    question: 'How far do you drive?',
    answer:
      'To homes within a 40-minute drive of downtown Denver. Beyond 25 minutes a travel fee is possible, and we say so before you confirm. The ZIP check on this page gives you an answer at once.',
  },
  {
    question: 'Do I have to be home?',
    answer:
      'Someone should be there to hand over your pet and to tell us how you like the coat. After that, go back inside and carry on with your day. We text when we are 15 minutes away and knock when we are done.',
  },
  {
    question: 'What if I need to cancel?',
    answer:
      'Canceling is free up to 4 hours before the appointment. Later cancellations or no-shows cost $25, since the van has already been sent your way.',
  },
] as const;
