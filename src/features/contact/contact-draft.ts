import * as z from 'zod/mini';
import type { Attempt } from '@/backend/attempt';
import { readDraft, writeDraft } from '@/browser/drafts';
import type { ContactMessage } from './contact-schema';

/** A message as it was typed, complete or not, and what has been sent of it. */
type ContactDraft = { message: ContactMessage; attempt?: Attempt | undefined };

const text = z.string();
const draftSchema = z.object({
  message: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    message: text,
    agreedToPrivacy: z.boolean(),
  }),
  attempt: z.optional(z.object({ content: text, ids: z.array(text) })),
});

/** The message that was begun in this tab, if there is one. */
export function openDraft(): ContactDraft | undefined {
  return readDraft('contact', draftSchema.parse);
}

/** Keeps a message in this tab until it is stored or the tab is closed. */
export function saveDraft(draft: ContactDraft): void {
  writeDraft('contact', draft);
}

/** Forgets the message: it has been stored. */
export function clearDraft(): void {
  writeDraft('contact', null);
}
