/** `booked`: the owner comes back already, so it is not sent. */
export type ReturnEmail = 'on' | 'ended' | 'booked';

/** Appended to a link with a stop token. */
export const stopEnding = '.stop';
