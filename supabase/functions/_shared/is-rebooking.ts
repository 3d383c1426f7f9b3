import type { Rebooking } from './visit-state.ts';

/** Checks only `pets`: our own code stored the value, so it is whole or something else entirely. */
export function isRebooking(value: unknown): value is Rebooking {
  return (
    typeof value === 'object' && value !== null && 'pets' in value && Array.isArray(value.pets)
  );
}
