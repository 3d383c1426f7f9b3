import { attemptFor, withIds } from '@/backend/attempt';
import { insertOnce } from '@/backend/insert-once';
import type { Submission } from '@/backend/use-submission';
import type { Subscription } from './newsletter-schema';

/**
 * Stores an address exactly once; one that is on the list already is answered the same. Throws a
 * `SubmissionError`.
 */
export async function submitSubscription(
  submission: Submission<Subscription>,
): Promise<Subscription> {
  const { request, signals, keep } = submission;
  const rows = [{ email: request.email }];
  const attempt = attemptFor(rows, request.attempt);
  keep({ attempt });
  const marked = withIds(rows, attempt).map((row) => ({ ...row, ...signals }));
  await insertOnce((database) => database.from('newsletter_signups').insert(marked));
  return request;
}
