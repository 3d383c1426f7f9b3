import { type Attempt } from '@/backend/attempt';
import { insertOnce } from '@/backend/insert-once';
import type { BookingRow } from './booking-row';

/** How the form was filled in; what looks like a machine is marked for review, never dropped. */
export type FormSignals = { honeypot_filled: boolean; fill_seconds: number };

type BookingSubmission = {
  readonly rows: readonly BookingRow[];
  /** The ids under which these rows are sent, see `attemptFor`. */
  readonly attempt: Attempt;
  readonly signals: FormSignals;
};

/** Stores the rows of one request, all or none, exactly once. Throws a `SubmissionError`. */
export async function submitBooking({ rows, attempt, signals }: BookingSubmission): Promise<void> {
  const complete = rows.map((row, index) => {
    const id = attempt.ids[index];
    if (!id) throw new Error('Every row needs an id');
    return { ...row, ...signals, id };
  });
  await insertOnce((database) => database.from('bookings').insert(complete));
}
