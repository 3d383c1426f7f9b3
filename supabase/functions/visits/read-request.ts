import type { VisitAction, VisitKey } from '../_shared/visit-state.ts';

/** What a page asks for, and the key that it has. */
export type VisitRequest = VisitKey & VisitAction;

type Fields = Readonly<Record<string, unknown>>;

/** Characters of a note; the pages hold people to fewer. */
const longestNote = 500;
const largestNumber = 1_000_000;

/** The request in a body, or `undefined` when it is none. Whether its key fits is not looked at. */
export function readRequest(text: string): VisitRequest | undefined {
  const fields = fieldsOf(text);
  const key = keyOf(fields);
  const action = actionOf(fields);
  return key && action && { ...key, ...action };
}

function fieldsOf(text: string): Fields {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function keyOf({ audience, reference, token }: Fields): VisitKey | undefined {
  if (audience !== 'owner' && audience !== 'operator') return undefined;
  if (!isText(reference, 20) || !isText(token, 100)) return undefined;
  return { audience, reference, token };
}

function actionOf(fields: Fields): VisitAction | undefined {
  const { action, revision, note, acceptsFee, day, time, minutes } = fields;
  if (action === 'read') return { action };
  if (!isCount(revision)) return undefined;
  if (action === 'done') return { action, revision };
  if (!isText(note, longestNote)) return undefined;
  if (action === 'decline') return { action, revision, note };
  if (action === 'cancel') {
    return typeof acceptsFee === 'boolean' ? { action, revision, note, acceptsFee } : undefined;
  }
  if (action !== 'confirm' && action !== 'move') return undefined;
  if (!isDay(day) || !isTime(time) || !isCount(minutes)) return undefined;
  return { action, revision, note, day, time, minutes };
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most && !value.includes('\0');
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largestNumber;
}

/** A day that the calendar has, as `YYYY-MM-DD`. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const noon = new Date(`${value}T12:00:00Z`);
  return !Number.isNaN(noon.valueOf()) && noon.toISOString().startsWith(value);
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}
