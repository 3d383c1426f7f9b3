/** What came back from an insert; status 0 means that nothing did. */
export type Answer = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds, 0 when not given. */
  readonly retryAfter: number;
};

/** What is to be done about the rows: nothing, try again, come back later, or give up. */
export type Verdict = 'stored' | 'again' | 'limited' | 'refused';

/** Longest wait, in seconds, that is worth keeping a visitor for. */
const patience = 10;
const mayRecover = new Set([408, 425]);

/**
 * Decides what an answer means for the visitor's rows. A unique violation on the primary key says
 * that an earlier try arrived and only its answer was lost: the rows are stored. Only 201 says so too: the
 * sign-in page of a public network answers 200.
 */
export function judgeAnswer({ status, code, message, retryAfter }: Answer): Verdict {
  if (status === 201) return 'stored';
  if (status === 409 && code === '23505' && message.includes('_pkey"')) return 'stored';
  if (status === 429) return retryAfter > 0 && retryAfter <= patience ? 'again' : 'limited';
  if (status < 400 || status >= 500 || mayRecover.has(status)) return 'again';
  return 'refused';
}

/** The named rule in a database error such as `… violates check constraint "bookings_phone_length"`. */
export function violatedConstraint({ code, message }: Answer): string | undefined {
  return code === '23514' ? /"(\w+)"\s*$/.exec(message)?.[1] : undefined;
}
