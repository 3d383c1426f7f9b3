import { attemptFor, withIds } from '@/backend/attempt';
import { insertOnce } from '@/backend/insert-once';
import type { Submission } from '@/backend/use-submission';
import { toBookingRows } from './booking-row';
import type { BookingRequest } from './booking-schema';

/** Stores a request, one row a pet, all or none, exactly once. Throws a `SubmissionError`. */
export async function submitBooking(submission: Submission<BookingRequest>): Promise<void> {
  const { request, signals, keepAttempt } = submission;
  const rows = toBookingRows(request);
  const attempt = attemptFor(rows, request.attempt);
  keepAttempt(attempt);
  const marked = withIds(rows, attempt).map((row) => ({ ...row, ...signals }));
  await insertOnce((database) => database.from('bookings').insert(marked));
}
