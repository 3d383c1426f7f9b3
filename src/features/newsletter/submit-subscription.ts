import type { Attempt } from '@/backend/attempt';
import type { Database } from '@shared/database.types';
import type { FormSignals } from '@/backend/form-signals';
import { insertOnce } from '@/backend/insert-once';
import type { Subscription } from './newsletter-schema';

type SubscriberRow = Database['public']['Tables']['newsletter_signups']['Insert'];

/** All that one press of the newsletter's button sends. */
export type SubscriptionSubmission = {
  readonly subscription: Subscription;
  /** The id under which the row is sent, see `attemptFor`. */
  readonly attempt: Attempt;
  readonly signals: FormSignals;
};

/**
 * Stores an address exactly once; one that is on the list already is answered the same. Throws a
 * `SubmissionError`.
 */
export async function submitSubscription(submission: SubscriptionSubmission): Promise<void> {
  const { subscription, attempt, signals } = submission;
  const [id] = attempt.ids;
  if (!id) throw new Error('A row needs an id');
  const row = { ...toSubscriberRow(subscription), ...signals, id };
  await insertOnce((database) => database.from('newsletter_signups').insert(row));
}

/** The one border between our names and the database's. */
export function toSubscriberRow({ email }: Subscription): SubscriberRow {
  return { email };
}
