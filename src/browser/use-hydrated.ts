import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration; true once browser state may be read. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
