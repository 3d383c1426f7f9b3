import type { Attempt } from '@/backend/attempt';
import type { FormSignals } from '@/backend/form-signals';
import { insertOnce } from '@/backend/insert-once';
import { toBookingRows } from './booking-row';
import type { BookingRequest } from './booking-schema';

/** A request that has been stored. */
export type Receipt = { readonly request: BookingRequest; readonly reference: string };

/** All that one press of the last button sends. */
export type BookingSubmission = Receipt & {
  /** The ids under which the rows of this request are sent, see `attemptFor`. */
  readonly attempt: Attempt;
  readonly signals: FormSignals;
};

/** Stores a request, one row a pet, all or none, exactly once. Throws a `SubmissionError`. */
export async function submitBooking(submission: BookingSubmission): Promise<void> {
  const { request, reference, attempt, signals } = submission;
  const rows = toBookingRows(request, reference).map((row, index) => {
    const id = attempt.ids[index];
    if (!id) throw new Error('Every row needs an id');
    return { ...row, ...signals, id };
  });
  await insertOnce((database) => database.from('bookings').insert(rows));
}
