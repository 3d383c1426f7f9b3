import { attemptFor, withIds } from '@/backend/attempt';
import { insertOnce } from '@/backend/insert-once';
import { SubmissionError } from '@/backend/submission-error';
import type { Submission } from '@/backend/use-submission';
import { toBookingRows } from './booking-row';
import type { BookingRequest } from './booking-schema';
import { newReference } from './reference';

/**
 * Constraints that call for a new reference: this one belongs to another mailbox (two browsers drew
 * the same, or the email was corrected after a lost answer), or its request is closed.
 */
const takenReference = ['bookings_reference_mailbox', 'bookings_reference_open'];

const mostReferences = 3;

/** All or none, once; under a new reference if its own was taken. Throws a `SubmissionError`. */
export async function submitBooking(
  submission: Submission<BookingRequest>,
): Promise<BookingRequest> {
  let { request } = submission;
  for (let references = 1; ; references += 1) {
    try {
      await store(request, submission);
      return request;
    } catch (error) {
      if (references === mostReferences || !isReferenceTaken(error)) throw error;
      request = { ...request, reference: newReference() };
    }
  }
}

async function store(
  request: BookingRequest,
  { signals, keep }: Submission<BookingRequest>,
): Promise<void> {
  const rows = toBookingRows(request);
  const attempt = attemptFor(rows, request.attempt);
  keep({ attempt, reference: request.reference });
  const marked = withIds(rows, attempt).map((row) => ({ ...row, ...signals }));
  await insertOnce((database) => database.from('bookings').insert(marked));
}

function isReferenceTaken(error: unknown): boolean {
  return (
    error instanceof SubmissionError && takenReference.includes(error.details.constraint ?? '')
  );
}
