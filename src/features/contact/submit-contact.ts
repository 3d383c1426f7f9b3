import type { Attempt } from '@/backend/attempt';
import type { FormSignals } from '@/backend/form-signals';
import { insertOnce } from '@/backend/insert-once';
import { toContactRow } from './contact-row';
import type { ContactMessage } from './contact-schema';

/** All that one press of "Send Message" sends. */
export type ContactSubmission = {
  readonly message: ContactMessage;
  /** The id under which the message is sent, see `attemptFor`. */
  readonly attempt: Attempt;
  readonly signals: FormSignals;
};

/** Stores a message exactly once. Throws a `SubmissionError`. */
export async function submitContact({ message, attempt, signals }: ContactSubmission) {
  const [id] = attempt.ids;
  if (!id) throw new Error('A message needs an id');
  const row = { ...toContactRow(message), ...signals, id };
  await insertOnce((database) => database.from('contact_inquiries').insert(row));
}
