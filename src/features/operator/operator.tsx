import {
  type MouseEvent,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { forgetDay } from '@/backend/calls/kept-day';
import { queryClient } from '@/backend/query-client';
import { readDraft, writeDraft } from '@/browser/drafts';
import { keepOperatorKey, readOperatorKey, watchOperatorKey } from '@/browser/operator-key';
import { stopWorker } from '@/browser/operator-worker';
import { serverTime, useNow } from '@/browser/use-now';
import { paths } from '@/site/paths';
import { denverDay, denverTime, formatTime } from '@shared/time/denver-time';
import type { OperatorDay } from '@shared/visits/operator-day';
import type { VisitKey } from '@shared/visits/reference';

type Operator = ReturnType<typeof useOperatorKey> & {
  readonly now: Date;
  readonly texts: ReturnType<typeof useOpenedTexts>;
  /** A phone lists all that waits, until the page is closed, and not only the first of it. */
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

  // A key that one tab forgets closes the pages of all tabs.
  useEffect(() => watchOperatorKey(() => setOperatorKey(readOperatorKey())), []);

  function takeKey(typed: string, refetch: () => Promise<unknown>) {
    if (typed !== operatorKey) forgetDay();
    keepOperatorKey(typed);
    // The same key may be typed again, for example after waiting.
    if (typed === operatorKey) void refetch();
    else setOperatorKey(typed);
  }

  /** Names and addresses that the key opened go with it. */
  function forgetKey() {
    keepOperatorKey('');
    writeDraft('added-visit', null);
    writeDraft('block', null);
    writeDraft('opened-texts', null);
    forgetDay();
    void stopWorker(paths.operator);
    queryClient.clear();
    setOperatorKey('');
    setHasForgotten(true);
  }

  return { operatorKey, takeKey, forgetKey, hasForgotten };
}

/** The link stands in a line of its own, high enough for a thumb. */
export const lineLink =
  'inline-flex min-h-12 items-center gap-2 font-semibold text-accent-deep underline underline-offset-4';

type OperatorLinkProps = {
  /** Opens this request, or the operator's day without one. */
  to?: { readonly reference: string; readonly token: string };
  className?: string;
  children: ReactNode;
};

/** CSS pixels; the way back leads as far down the day. */
let place = 0;

/** Answers once, and 0 where the day was not left. */
export function takePlace(): number {
  const left = place;
  place = 0;
  return left;
}

/** Only the hash changes, so the router neither scrolls nor moves the focus. */
export function OperatorLink({ to, className, children }: OperatorLinkProps) {
  const hash = to ? `#${to.reference}.${to.token}` : '';
  return (
    <Link to={{ pathname: paths.operator, hash }} className={className} onClick={startAtTop}>
      {children}
    </Link>
  );
}

/** A click that opens another tab, such as one with Ctrl, does not count. */
function startAtTop({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  if (window.location.hash === '') place = window.scrollY;
  // By then the router has left the page, whose place the browser keeps for Back.
  queueMicrotask(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Keeps the last text of each visit. */
const openedSchema = z.object({ reference: z.string(), words: z.string() });
const schema = z.object({ day: z.string(), opened: z.array(openedSchema) });

const none: z.infer<typeof schema> = { day: '', opened: [] };

/** This device knows which texts the operator opened on it today. */
export function useOpenedTexts() {
  const [kept, setKept] = useState(() => readDraft('opened-texts', schema, none) ?? none);
  const day = denverDay(serverTime());
  const opened = kept.day === day ? kept.opened : [];

  return {
    /** `Late text opened 9:41 AM`; '' for none. */
    openedText: (reference: string) =>
      opened.find((text) => text.reference === reference)?.words ?? '',
    markText(reference: string, name: string) {
      const words = `${name} text opened ${formatTime(denverTime(serverTime()))}`;
      const others = opened.filter((text) => text.reference !== reference);
      const texts = { day, opened: [...others, { reference, words }] };
      writeDraft('opened-texts', texts);
      setKept(texts);
    },
  };
}
