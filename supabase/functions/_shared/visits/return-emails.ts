/** `booked`: the owner comes back already, so it is not sent. */
export type ReturnEmail = 'on' | 'ended' | 'booked';

/** With a stop token, about all return emails to the mailbox. */
export const returnActions = [
  'read_return_emails',
  'end_return_emails',
  'resume_return_emails',
] as const;

export type ReturnAction = (typeof returnActions)[number];

/** Appended to a link with a stop token. */
export const stopEnding = '.stop';
