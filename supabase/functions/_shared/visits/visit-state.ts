import type { ReadOnly, Rebooking } from './request-details.ts';
import type {
  toComingVisit,
  toLastTime,
  toOperatorVisit,
  toOwed,
  toOwnerVisit,
} from './to-visit.ts';

/** The most characters that the forms, the function and the tables accept. */
export const visitLimits = {
  note: 500,
  groomerWords: 300,
  wishWords: 300,
  groomer: 60,
  privateLine: 300,
} as const;

/** What an answer may name, fee and price in USD; the least fee is 0, and the least price is above 0. */
export const visitRange = {
  fewestMinutes: 15,
  mostMinutes: 480,
  mostDaysAhead: 400,
  mostTravelFee: 500,
  mostPrice: 10_000,
} as const;

export type OwnerVisit = ReadOnly<ReturnType<typeof toOwnerVisit>>;
export type OperatorVisit = ReadOnly<ReturnType<typeof toOperatorVisit>>;
export type Visit = OwnerVisit | OperatorVisit;
export type Change = OperatorVisit['history'][number];
export type OwedFee = ReadOnly<ReturnType<typeof toOwed>>[number];
export type ComingVisit = ReadOnly<ReturnType<typeof toComingVisit>>;
export type LastTime = ReadOnly<NonNullable<ReturnType<typeof toLastTime>>>;

/** Checks only `pets`: our own code stored the value. */
export function isRebooking(value: unknown): value is Rebooking {
  return (
    typeof value === 'object' && value !== null && 'pets' in value && Array.isArray(value.pets)
  );
}

export const operatorKeyHeader = 'x-operator-key';
