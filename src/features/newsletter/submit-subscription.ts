import { attemptFor, withIds } from '@/backend/attempt';
import { insertOnce } from '@/backend/insert-once';
import type { Submission } from '@/backend/use-submission';
import type { Subscription } from './newsletter-schema';

/** Once; an address already on the list gets the same answer. Throws a `SubmissionError`. */
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
