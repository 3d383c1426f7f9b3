import { RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { VisitKey } from '@shared/visit-state';
import { useVisit } from '@/backend/use-visit';
import { type VisitFailure, visitFailure, visitKeyIn } from '@/backend/visit-calls';
import { useHydrated } from '@/browser/use-hydrated';
import { Button } from '@/ui/button';
import { ScriptNeeded } from '@/ui/script-needed';
import { OperatorVisit } from './operator-visit';

const words = {
  'wrong link': {
    title: 'This link opens no request',
    text: 'It may have been cut off, or a newer mail has a newer link. The request itself is in the mail: call or text its owner.',
  },
  'too many': {
    title: 'Wait ten minutes',
    text: 'Too many links that open nothing were tried from this network.',
  },
  offline: {
    title: 'You’re offline',
    text: 'The request shows up by itself when the network is back. The owner’s phone number is in the mail.',
  },
  unreachable: {
    title: 'The database can’t be reached',
    text: 'Nothing is lost. Try again in a minute, or call or text the owner: the phone number is in the mail.',
  },
  unexpected: {
    title: 'This page has a fault',
    text: 'Nothing is lost. Reload it, or call or text the owner: the phone number is in the mail.',
  },
} as const satisfies Record<VisitFailure, { title: string; text: string }>;

/** The request that the hash of the address opens. Opening it changes nothing, since mail scanners open links. */
export function DeskCard() {
  const key = visitKeyIn(useLocation().hash, 'operator');
  if (!useHydrated()) return <Loading />;
  return key ? <OpenedRequest key={key.token} visitKey={key} /> : <Failed failure="wrong link" />;
}

function OpenedRequest({ visitKey }: { visitKey: VisitKey }) {
  const { query, mutation } = useVisit(visitKey);
  const { data: visit, error, isFetching, refetch } = query;
  if (visit?.audience === 'operator') return <OperatorVisit visit={visit} mutation={mutation} />;
  if (!error) return <Loading />;
  return (
    <Failed failure={visitFailure(error)} isBusy={isFetching} onRetry={() => void refetch()} />
  );
}

function Loading() {
  return (
    <>
      <h1 className="text-title">Request</h1>
      <p className="mt-2 text-muted noscript:hidden">Loading...</p>
      <ScriptNeeded>
        {import.meta.env.SSR &&
          'Requests are answered here with JavaScript, which is off in this browser. The mail has the owner’s phone number: call or text.'}
      </ScriptNeeded>
    </>
  );
}

type FailedProps = { failure: VisitFailure; isBusy?: boolean; onRetry?: () => void };

function Failed({ failure, isBusy = false, onRetry }: FailedProps) {
  const { title, text } = words[failure];
  return (
    <div role="alert">
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-measure text-muted">{text}</p>
      {failure === 'unreachable' ? (
        <Button variant="accent" className="mt-5" isBusy={isBusy} onClick={onRetry}>
          <RotateCw aria-hidden className="size-5" />
          {isBusy ? 'Trying...' : 'Try again'}
        </Button>
      ) : null}
    </div>
  );
}
