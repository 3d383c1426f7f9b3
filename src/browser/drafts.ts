import type * as z from 'zod/mini';
import { parseJson } from './stored-values';

/**
 * A booking, and a visit that the operator adds, stay on the device, where all tabs share them,
 * because phones forget tabs; a message stays in its tab, and so does time to block.
 */
const areas = {
  booking: 'localStorage',
  'added-visit': 'localStorage',
  /** Typed before, while another one is in the form. */
  'other-visits': 'localStorage',
  /** Typed for times that are held. */
  'held-visits': 'localStorage',
  contact: 'sessionStorage',
  block: 'sessionStorage',
  /** Keeps which texts the operator opened; nothing in it was typed. */
  'opened-texts': 'localStorage',
} as const;

/** `data-form` of the forms that keep a draft. */
type DraftedForm = keyof typeof areas;

/** Milliseconds since the last change. What was sent stays until its answer, other drafts also until their `until`. */
const lifetime = 24 * 3_600_000;

/** Drafts that storage refused, because it is blocked or full. */
const refused = new Map<string, string>();

/** What storage held when this tab last read or wrote it. */
const seen = new Map<string, string | null>();

const draftKey = (form: string) => `${form}-draft`;

/**
 * Reads the draft of a form, complete or not. Keys that it lacks take their value of `empty`, since the form may have a
 * new field. It is undefined without a draft, after a day unless it was sent, or if it does not fit `schema`.
 */
export function readDraft<Schema extends z.ZodMiniType>(
  form: DraftedForm,
  schema: Schema,
  empty: z.input<Schema>,
): z.input<Schema> | undefined {
  dropOldDraft(form);
  const stored = readStored(form);
  seen.set(form, stored);
  const { draft } = parse(refused.get(form) ?? stored);
  const filled = draft && withEmptyValues(draft, empty);
  return hasShape(filled, schema) ? filled : undefined;
}

/** The last change counts, whichever tab makes it; null deletes the draft. Never throws. */
export function writeDraft(form: DraftedForm, draft: object | null): void {
  const text = draft && JSON.stringify({ changedAt: Date.now(), draft });
  try {
    if (text) window[areas[form]].setItem(draftKey(form), text);
    else window[areas[form]].removeItem(draftKey(form));
  } catch {
    // Blocked or full: this page keeps its own copy.
  }
  const stored = readStored(form);
  seen.set(form, stored);
  if (text && stored !== text) refused.set(form, text);
  else refused.delete(form);
}

/**
 * Reports that another tab changed or deleted the draft. A hidden tab may learn of it only once it
 * is shown. Returns a function that ends it.
 */
export function watchDraft(form: DraftedForm, onChange: () => void): () => void {
  const controller = new AbortController();
  const compare = () => readStored(form) !== seen.get(form) && onChange();
  for (const type of ['storage', 'pageshow', 'visibilitychange']) {
    // `visibilitychange` bubbles from the document.
    window.addEventListener(type, compare, { signal: controller.signal });
  }
  return () => controller.abort();
}

/** Run it on every page: a browser deletes nothing by itself. */
export function dropOldDrafts(): void {
  for (const form of Object.keys(areas).filter(isDrafted)) dropOldDraft(form);
}

function dropOldDraft(form: DraftedForm): void {
  const { changedAt, draft } = parse(readStored(form));
  const isOver = !(Math.abs(Date.now() - changedAt) <= lifetime);
  const isKept = draft?.['isSent'] || Number(draft?.['until']) > Date.now();
  if (isOver && draft && !isKept) writeDraft(form, null);
}

/** False when storage is blocked or full, so that a reload would lose the draft. */
export function outlivesReload(form: string): boolean {
  return isDrafted(form) && !refused.has(form) && readStored(form) !== null;
}

function isDrafted(form: string): form is DraftedForm {
  return form in areas;
}

function readStored(form: DraftedForm): string | null {
  try {
    return window[areas[form]].getItem(draftKey(form));
  } catch {
    return null;
  }
}

function parse(text: string | null): { changedAt: number; draft?: Record<string, unknown> } {
  const kept = parseJson(text);
  if (!isRecord(kept) || !isRecord(kept['draft'])) return { changedAt: 0 };
  return { changedAt: Number(kept['changedAt']), draft: kept['draft'] };
}

function withEmptyValues(value: unknown, empty: unknown): unknown {
  if (value === undefined) return empty;
  if (Array.isArray(value) && Array.isArray(empty)) {
    const [item] = empty;
    return item ? value.map((one) => withEmptyValues(one, item)) : value;
  }
  if (!isRecord(value) || !isRecord(empty)) return value;
  const filled = Object.entries(empty).map(([key, none]) => [
    key,
    withEmptyValues(value[key], none),
  ]);
  return { ...value, ...Object.fromEntries(filled) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True if all types are right, even if answers are missing or too long. */
export function hasShape<Schema extends z.ZodMiniType>(
  draft: unknown,
  schema: Schema,
): draft is z.input<Schema> {
  const issues = schema.safeParse(draft).error?.issues ?? [];
  return issues.every(({ code }) => code !== 'invalid_type' && code !== 'invalid_union');
}
