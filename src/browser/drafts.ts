import type * as z from 'zod/mini';
import { isInStorage, readSessionJson, writeSessionValue } from './session-value';

/** The forms that keep what was typed, by their `data-form`. */
type DraftedForm = 'booking' | 'contact';

const draftKey = (form: string) => `${form}-draft`;

/**
 * What was begun in a form in this tab, complete or not; undefined when there is nothing, or when it
 * does not have the shape of `schema`: it may be from another version of the form.
 */
export function readDraft<Schema extends z.ZodMiniType>(
  form: DraftedForm,
  schema: Schema,
): z.input<Schema> | undefined {
  const draft = readSessionJson(draftKey(form));
  return hasShape(draft, schema) ? draft : undefined;
}

/** Keeps what was begun until it is sent or the tab is closed; null forgets it. */
export function writeDraft(form: DraftedForm, draft: object | null): void {
  writeSessionValue(draftKey(form), draft && JSON.stringify(draft));
}

/** Whether a reload would bring back what was typed into a form, given by its `data-form`. */
export function outlivesReload(form: string): boolean {
  return isInStorage(draftKey(form));
}

/** True when nothing is of a wrong type, even if answers are still missing or too long. */
function hasShape<Schema extends z.ZodMiniType>(
  draft: unknown,
  schema: Schema,
): draft is z.input<Schema> {
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return issues.every(({ code }) => code !== 'invalid_type' && code !== 'invalid_union');
}
