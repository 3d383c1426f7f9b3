import type { SubmissionError } from '@/backend/submission/submission-error';
import { newReference } from '@/site/new-reference';

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
