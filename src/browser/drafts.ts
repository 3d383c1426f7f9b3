import type * as z from 'zod/mini';
import { isInStorage, readSessionJson, writeSessionValue } from './session-value';

/** `data-form` of the forms that keep a draft. */
type DraftedForm = 'booking' | 'contact';

const draftKey = (form: string) => `${form}-draft`;

/**
 * The draft of a form in this tab, complete or not. Undefined without one, or if it does not fit
 * `schema`: it may be from another version of the form.
 */
export function readDraft<Schema extends z.ZodMiniType>(
  form: DraftedForm,
  schema: Schema,
): z.input<Schema> | undefined {
  const draft = readSessionJson(draftKey(form));
  return hasShape(draft, schema) ? draft : undefined;
}

/** Kept until the form is sent or the tab closes; null deletes it. */
export function writeDraft(form: DraftedForm, draft: object | null): void {
  writeSessionValue(draftKey(form), draft && JSON.stringify(draft));
}

/** False when storage is blocked or full, so that a reload would lose the draft. */
export function outlivesReload(form: string): boolean {
  return isInStorage(draftKey(form));
}

/** True if all types are right, even if answers are missing or too long. */
function hasShape<Schema extends z.ZodMiniType>(
  draft: unknown,
  schema: Schema,
): draft is z.input<Schema> {
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return issues.every(({ code }) => code !== 'invalid_type' && code !== 'invalid_union');
}
