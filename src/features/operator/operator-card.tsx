import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { VisitKey } from '@shared/visit-state';
import { useVisit } from '@/backend/use-visit';
import { type VisitFailure, visitFailure, visitKeyIn } from '@/backend/visit-calls';
import { keepOperatorKey, readOperatorKey } from '@/browser/operator-key';
import { useHydrated } from '@/browser/use-hydrated';
import { Button } from '@/ui/button';
import { ScriptNeeded } from '@/ui/script-needed';
import { type KeyFailure, OperatorKeyForm } from './operator-key-form';
import { OperatorVisit } from './operator-visit';

/** All that no key mends. Without one, too many wrong keys were wrong links. */
type FailureOfLink = Exclude<VisitFailure, 'operator_key_required' | 'wrong_operator_key'>;

const words = {
  unknown_link: {
    title: 'This link opens no request',
    text: 'It may have been cut off, or a newer mail has a newer link. The request itself is in the mail: call or text its owner.',
  },
  link_ended: {
    title: 'This link has ended',
    text: 'Links work until 14 days after a visit, or 60 days after a request that was never answered. The request itself is in the mail.',
  },
  too_many: {
    title: 'Wait 10 minutes',
    text: 'We saw too many invalid links from this network.',
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
} as const satisfies Record<FailureOfLink, { title: string; text: string }>;

/** The request that the hash of the address opens. Opening it changes nothing, since mail scanners open links. */
export function OperatorCard() {
  const key = visitKeyIn(useLocation().hash, 'operator');
  if (!useHydrated()) return <Loading />;
  return key ? <OpenedRequest key={key.token} visitKey={key} /> : <Failed failure="unknown_link" />;
}

function OpenedRequest({ visitKey }: { visitKey: VisitKey }) {
  const [operatorKey, setOperatorKey] = useState(readOperatorKey);
  const { query, mutation } = useVisit({ ...visitKey, operatorKey });
  const { data: visit, error, isFetching, refetch } = query;
  if (visit?.audience === 'operator') return <OperatorVisit visit={visit} mutation={mutation} />;
  if (!error) return <Loading />;

  const failure = visitFailure(error);
  if (!isKeyFailure(failure) || (failure === 'too_many' && operatorKey === '')) {
    return <Failed failure={failure} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <OperatorKeyForm
      failure={failure}
      isBusy={isFetching}
      onKey={(key) => {
        keepOperatorKey(key);
        // The same key again, after a wait.
        if (key === operatorKey) void refetch();
        else setOperatorKey(key);
      }}
    />
  );
}

function isKeyFailure(failure: VisitFailure): failure is KeyFailure {
  return ['operator_key_required', 'wrong_operator_key', 'too_many'].includes(failure);
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

type FailedProps = {
  failure: FailureOfLink;
  isBusy?: boolean;
  onRetry?: () => void;
};

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
