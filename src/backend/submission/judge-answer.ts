/** Response to an insert; status 0 means there was none. */
export type Answer = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds; 0 if not given. */
  readonly retryAfter: number;
};

/** What to do with the rows: nothing, retry, come back later, or give up. */
export type Verdict = 'stored' | 'again' | 'limited' | 'refused';

/** Longest wait in seconds that a visitor can be kept for. */
const patience = 10;
const mayRecover = new Set([408, 425]);

/**
 * Decides what a response means for the visitor's rows. A unique violation on the primary key means
 * that an earlier try was stored and only its response was lost. Otherwise only 201 means stored:
 * the login page of a public network answers 200.
 */
export function judgeAnswer({ status, code, message, retryAfter }: Answer): Verdict {
  if (status === 201) return 'stored';
  if (status === 409 && code === '23505' && message.includes('_pkey"')) return 'stored';
  if (status === 429) return retryAfter > 0 && retryAfter <= patience ? 'again' : 'limited';
  if (status < 400 || status >= 500 || mayRecover.has(status)) return 'again';
  return 'refused';
}

/** The constraint in an error such as `… violates check constraint "bookings_phone_length"`. */
export function violatedConstraint({ code, message }: Answer): string | undefined {
  return code === '23514' ? /"(\w+)"\s*$/.exec(message)?.[1] : undefined;
}
