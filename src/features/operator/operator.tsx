import { type ReactNode, createContext, use, useCallback, useEffect, useState } from 'react';
import { useOpenedTexts } from './opened-texts';
import { forgetDay, forgetPresses } from '@/backend/calls/stored-on-device';
import { queryClient } from '@/backend/query-client';
import { writeDraft } from '@/browser/drafts';
import { keepOperatorKey, readOperatorKey, watchOperatorKey } from '@/browser/operator-key';
import { stopWorker } from '@/browser/operator-worker';
import { useNow } from '@/browser/use-now';
import { paths } from '@/site/paths';
import type { OperatorDay } from '@shared/visits/operator-day';
import type { VisitKey } from '@shared/visits/reference';

type Operator = ReturnType<typeof useOperatorKey> & {
  readonly now: Date;
  readonly texts: ReturnType<typeof useOpenedTexts>;
  /** True after the operator asked a phone to list everything that waits. */
  readonly listsAll: boolean;
  readonly listAll: () => void;
  /** Panels that open over the day read it. */
  readonly day: OperatorDay | undefined;
};

const OperatorContext = createContext<Operator | undefined>(undefined);

export function OperatorProvider({ children }: { children: ReactNode }) {
  const texts = useOpenedTexts();
  const [listsAll, setListsAll] = useState(false);
  const listAll = useCallback(() => setListsAll(true), []);
  const shared = { now: useNow(), texts, listsAll, listAll, day: undefined };
  const operator = { ...useOperatorKey(), ...shared };
  return <OperatorContext value={operator}>{children}</OperatorContext>;
}

export function ListedDay({ day, children }: { day: OperatorDay; children: ReactNode }) {
  const operator = { ...useOperator(), day };
  return <OperatorContext value={operator}>{children}</OperatorContext>;
}

export function useOperator(): Operator {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('Not within an OperatorProvider');
  return operator;
}

export function useListedDay(): OperatorDay {
  const { day } = useOperator();
  if (!day) throw new Error('Not within a ListedDay');
  return day;
}

export function useAccess({ reference, token }: Pick<VisitKey, 'reference' | 'token'>) {
  const { operatorKey } = useOperator();
  return { audience: 'operator', reference, token, operatorKey } as const;
}

function useOperatorKey() {
  /** '' on a device without one. */
  const [operatorKey, setOperatorKey] = useState(readOperatorKey);
  const [hasForgotten, setHasForgotten] = useState(false);

  // A key that one tab forgets closes the pages of all tabs, and what waits in them is not sent.
  useEffect(
    () =>
      watchOperatorKey(() => {
        const key = readOperatorKey();
        if (key === '') queryClient.clear();
        setOperatorKey(key);
      }),
    [],
  );

  function takeKey(typed: string, refetch: () => Promise<unknown>) {
    if (typed !== operatorKey) forgetDay();
    keepOperatorKey(typed);
    // The same key may be typed again, for example after waiting.
    if (typed === operatorKey) void refetch();
    else setOperatorKey(typed);
  }

  /** Also deletes the names and addresses that this device stored. */
  function forgetKey() {
    keepOperatorKey('');
    writeDraft('added-visit', null);
    writeDraft('other-visits', null);
    writeDraft('held-visits', null);
    writeDraft('block', null);
    writeDraft('opened-texts', null);
    forgetDay();
    void stopWorker(paths.operator);
    queryClient.clear();
    forgetPresses();
    setOperatorKey('');
    setHasForgotten(true);
  }

  return { operatorKey, takeKey, forgetKey, hasForgotten };
}
