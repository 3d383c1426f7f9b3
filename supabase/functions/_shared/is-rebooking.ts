import type { Rebooking } from './visit-state.ts';

/** Our own code made it, so that one part tells the rest. */
export function isRebooking(value: unknown): value is Rebooking {
  return (
    typeof value === 'object' && value !== null && 'pets' in value && Array.isArray(value.pets)
  );
}
