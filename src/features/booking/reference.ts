import type { SubmissionError } from '@/backend/submission-error';
import { business } from '@/content/business';

/** No 0 or O, no 1, I or L: references are read aloud and typed on phones. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 6;

/** Such as `AG-7K4Q2M`: one of 887 million. */
export function newReference(): string {
  const letters = Array.from({ length }, () => alphabet.charAt(randomBelow(alphabet.length)));
  return `${business.referencePrefix}-${letters.join('')}`;
}

/**
 * Constraints that require a new reference: this one belongs to another mailbox (two browsers drew
 * the same one, or the email was corrected after a lost response), or its request is closed.
 */
const takenReference = ['bookings_reference_mailbox', 'bookings_reference_open'];

const mostReferences = 3;

/** The request with a new reference, if its reference was the reason for the refusal. */
export function withFreeReference<Request extends { readonly reference: string }>(
  request: Request,
  { details }: SubmissionError,
  tries: number,
): Request | undefined {
  const isTaken = takenReference.includes(details.constraint ?? '');
  return isTaken && tries < mostReferences ? { ...request, reference: newReference() } : undefined;
}

/** From 0 to `limit` - 1, unbiased; a plain remainder would favor the first letters. */
function randomBelow(limit: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 256 - (256 % limit) ? byte % limit : randomBelow(limit);
}
