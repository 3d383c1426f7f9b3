import { attemptFor, withIds } from '@/backend/attempt';
import { insertOnce } from '@/backend/insert-once';
import type { Submission } from '@/backend/use-submission';
import { toContactRow } from './contact-row';
import type { ContactMessage } from './contact-schema';

/** Exactly once. Throws a `SubmissionError`. */
export async function submitContact(
  submission: Submission<ContactMessage>,
): Promise<ContactMessage> {
  const { request, signals, keep } = submission;
  const rows = [toContactRow(request)];
  const attempt = attemptFor(rows, request.attempt);
  keep({ attempt });
  const marked = withIds(rows, attempt).map((row) => ({ ...row, ...signals }));
  await insertOnce((database) => database.from('contact_inquiries').insert(marked));
  return request;
}
