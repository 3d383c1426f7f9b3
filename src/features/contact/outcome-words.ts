/** What is said of a message that was not stored (specification, section 8). */
export const failureWords = {
  title: 'Error',
  description: 'Failed to send message. Please try calling us directly.',
};
