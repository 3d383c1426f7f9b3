import { isInStorage, readSessionValue, writeSessionValue } from './session-value';

/** The forms that keep what was typed, by their `data-form`. */
const forms = ['booking', 'contact'] as const;

type DraftedForm = (typeof forms)[number];

const keyOf = (form: string) => `${form}-draft`;

/**
 * What was begun in a form in this tab, as `parse` makes of it; undefined when there is nothing, or
 * when `parse` throws at it: it may be from another version of the form.
 */
export function readDraft<T>(form: DraftedForm, parse: (kept: unknown) => T): T | undefined {
  const kept = readSessionValue(keyOf(form));
  if (kept === null) return undefined;
  try {
    return parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** Keeps what was begun until it is sent or the tab is closed; null forgets it. */
export function writeDraft(form: DraftedForm, draft: object | null): void {
  writeSessionValue(keyOf(form), draft && JSON.stringify(draft));
}

/** Whether anything was begun in one of the forms. */
export function hasDraft(): boolean {
  return forms.some((form) => readSessionValue(keyOf(form)) !== null);
}

/** Whether a reload would bring back what was typed into a form, given by its `data-form`. */
export function outlivesReload(form: string): boolean {
  return isInStorage(keyOf(form));
}
