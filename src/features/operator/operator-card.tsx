import { QueryClientProvider } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OperatorDay } from './day/operator-day';
import { FailedNote } from './failed-note';
import { OperatorKeyForm, isKeyFailure, keyMissing } from './operator-key-form';
import { OperatorLink } from './operator-link';
import { OperatorLoading } from './operator-loading';
import { useOperatorKey } from './use-operator-key';
import { useVisit } from '@/backend/calls/use-visit';
import { type VisitFailure, visitFailure, visitKeyIn } from '@/backend/calls/visit-calls';
import { queryClient } from '@/backend/query-client';
import { lazyComponent } from '@/browser/lazy-component';
import { useHydrated } from '@/browser/use-hydrated';
import type { VisitKey } from '@shared/visits/visit-state';

const OperatorVisit = lazyComponent(
  async () => (await import('./visit/operator-visit')).OperatorVisit,
  {
    neverFails: true,
  },
);

/** Failures that the operator's key does not solve. */
type LinkFailure = Exclude<VisitFailure, 'operator_key_required' | 'wrong_operator_key'>;

const messages = {
  unknown_link: {
    title: 'This link doesn’t open a request',
    text: 'It may have been cut off, or a newer email has a newer link. The request itself is in the email, so call or text the customer.',
  },
  operator_key_missing: keyMissing,
  link_ended: {
    title: 'This link has ended',
    text: 'Links work for 14 days after a visit, or for 60 days after a request that nobody answered. The request itself is in the email.',
  },
  too_many: {
    title: 'Wait 10 minutes',
    text: 'We saw too many invalid links from this network. The request itself is in the email.',
  },
  offline: {
    title: 'You’re offline',
    text: 'The request shows up when the network is back. The customer’s phone number is in the email.',
  },
  unreachable: {
    title: 'The database can’t be reached',
    text: 'Nothing is lost. Try again in a minute, or call or text the customer: the phone number is in the email.',
  },
  unexpected: {
    title: 'Something went wrong on this page',
    text: 'Nothing is lost. Reload it, or call or text the customer: the phone number is in the email.',
  },
} as const satisfies Record<LinkFailure, { title: string; text: string }>;

/**
 * The request in the URL's hash, or the operator's day without one. Opening it changes nothing,
 * because mail scanners open links.
 */
export function OperatorCard() {
  const { hash } = useLocation();
  const key = visitKeyIn(hash, 'operator');
  // Beside the request itself; on the day, so that a request opens from there without network, too.
  useEffect(() => void OperatorVisit.load(), []);
  if (!useHydrated()) return <OperatorLoading />;
  // The provider mounts the client, which then refetches on focus and on reconnect.
  return (
    <QueryClientProvider client={queryClient}>
      {hash === '' ? <OperatorDay /> : <LinkedRequest visitKey={key} />}
    </QueryClientProvider>
  );
}

function LinkedRequest({ visitKey: key }: { visitKey: VisitKey | undefined }) {
  return (
    <>
      <OperatorLink className="mb-3 inline-flex min-h-12 items-center gap-2 font-semibold text-accent-deep underline underline-offset-4">
        <ArrowLeft aria-hidden className="size-4" />
        All requests and visits
      </OperatorLink>
      {key ? (
        <OpenedRequest key={key.token} visitKey={key} />
      ) : (
        <FailedNote {...messages.unknown_link} />
      )}
    </>
  );
}

function OpenedRequest({ visitKey }: { visitKey: VisitKey }) {
  const { operatorKey, takeKey } = useOperatorKey();
  const access = { ...visitKey, operatorKey };
  const { query, mutation } = useVisit(access);
  const { data: visit, error, isFetching, isFetchedAfterMount, refetch } = query;
  if (visit?.audience === 'operator') {
    return (
      <Suspense fallback={<OperatorLoading />}>
        <OperatorVisit {...{ visit, isFetchedAfterMount, mutation, access }} />
      </Suspense>
    );
  }
  if (!error) return <OperatorLoading />;

  const failure = visitFailure(error);
  if (!isKeyFailure(failure) || (failure === 'too_many' && operatorKey === '')) {
    const onRetry = failure === 'unreachable' ? () => void refetch() : undefined;
    return <FailedNote {...messages[failure]} isBusy={isFetching} onRetry={onRetry} />;
  }
  return (
    <OperatorKeyForm
      opens="request"
      failure={failure}
      isBusy={isFetching}
      onKey={(key) => takeKey(key, refetch)}
    />
  );
}
