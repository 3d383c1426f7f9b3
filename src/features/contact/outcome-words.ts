export const sentWords = {
  title: 'Message Sent!',
  description: 'We’ll get back to you within 24 hours.',
};

export const failureWords = {
  title: 'Error',
  description: 'Failed to send message. Please try calling us directly.',
};
