import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the served HTML is being taken over, true as soon as browser state may be read. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
