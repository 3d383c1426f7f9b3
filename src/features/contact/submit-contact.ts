import type { Attempt } from '@/backend/attempt';
import { insertOnce } from '@/backend/insert-once';
import { toContactRow } from './contact-row';
import type { ContactMessage } from './contact-schema';

export type ContactSubmission = {
  readonly message: ContactMessage;
  /** The id under which the message is sent, see `attemptFor`. */
  readonly attempt: Attempt;
  /** How the form was filled in; what looks like a machine is marked for review, never dropped. */
  readonly signals: { readonly honeypot_filled: boolean; readonly fill_seconds: number | null };
};

/** Stores a message exactly once. Throws a `SubmissionError`. */
export async function submitContact({ message, attempt, signals }: ContactSubmission) {
  const [id] = attempt.ids;
  if (!id) throw new Error('A message needs an id');
  const row = { ...toContactRow(message), ...signals, id };
  await insertOnce((database) => database.from('contact_inquiries').insert(row));
}
