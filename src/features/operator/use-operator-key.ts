import { useState } from 'react';
import { keepOperatorKey, readOperatorKey } from '@/browser/operator-key';

export function useOperatorKey() {
  const [operatorKey, setOperatorKey] = useState(readOperatorKey);

  function takeKey(typed: string, refetch: () => Promise<unknown>) {
    keepOperatorKey(typed);
    // The same key again, for example after waiting.
    if (typed === operatorKey) void refetch();
    else setOperatorKey(typed);
  }

  return { operatorKey, takeKey };
}
