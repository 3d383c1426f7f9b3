import { isDay } from '../../_shared/time/denver-time.ts';

export type Fields = Readonly<Record<string, unknown>>;

const largestNumber = 1_000_000;

export function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most && !value.includes('\0');
}

export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largestNumber;
}

export function isPrice(value: unknown): value is number | null {
  if (value === null) return true;
  return typeof value === 'number' && Math.abs(value) <= largestNumber;
}

export function isCalendarDay(value: unknown): value is string {
  return typeof value === 'string' && isDay(value);
}

export function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** A UUID. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}
