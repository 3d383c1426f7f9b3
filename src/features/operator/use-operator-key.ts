import { useEffect, useState } from 'react';
import { queryClient } from '@/backend/query-client';
import { writeDraft } from '@/browser/drafts';
import { keepOperatorKey, readOperatorKey, watchOperatorKey } from '@/browser/operator-key';

export function useOperatorKey() {
  const [operatorKey, setOperatorKey] = useState(readOperatorKey);
  const [hasForgotten, setHasForgotten] = useState(false);

  // A key that one tab forgets closes the pages of all tabs.
  useEffect(() => watchOperatorKey(() => setOperatorKey(readOperatorKey())), []);

  function takeKey(typed: string, refetch: () => Promise<unknown>) {
    keepOperatorKey(typed);
    // The same key again, for example after waiting.
    if (typed === operatorKey) void refetch();
    else setOperatorKey(typed);
  }

  /** Names and addresses that the key opened go with it. */
  function forgetKey() {
    keepOperatorKey('');
    writeDraft('added-visit', null);
    writeDraft('block', null);
    queryClient.clear();
    setOperatorKey('');
    setHasForgotten(true);
  }

  return { operatorKey, takeKey, forgetKey, hasForgotten };
}
