/** What is said of a message that was stored. */
export const sentWords = {
  title: 'Message Sent!',
  description: 'We’ll get back to you within 24 hours.',
};

/** What is said of a message that was not stored. */
export const failureWords = {
  title: 'Error',
  description: 'Failed to send message. Please try calling us directly.',
};
