import { useState } from 'react';
import { keepOperatorKey, readOperatorKey } from '@/browser/operator-key';

/** The operator's key of this device, and what takes one that was typed. */
export function useOperatorKey() {
  const [operatorKey, setOperatorKey] = useState(readOperatorKey);

  function takeKey(typed: string, refetch: () => Promise<unknown>) {
    keepOperatorKey(typed);
    // The same key again, after a wait.
    if (typed === operatorKey) void refetch();
    else setOperatorKey(typed);
  }

  return { operatorKey, takeKey };
}
