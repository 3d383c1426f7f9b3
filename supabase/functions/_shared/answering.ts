/** By when the requests are answered that come while nobody is at the phone (`business.phoneHours`). */
export const answering =
  'Requests sent overnight or on Sunday are answered by 9AM on the next day we’re open.';
