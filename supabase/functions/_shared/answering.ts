/** When the two hours of a request begin; the hours are those of `business.phoneHours`. */
export const answering =
  'Requests after 7PM or on Sunday are answered the next morning we’re open.';
