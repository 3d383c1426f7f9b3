import { QueryClientProvider, onlineManager } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DayPage } from './day/operator-day';
import { unopened } from './failure-words';
import { OperatorProvider, useAccess } from './operator';
import { OperatorLink, lineLink } from './operator-link';
import { FailedNote, KeptVisit, OperatorLoading, Unopened } from './unopened';
import { TypedProvider } from './use-typed';
import { readKeptDay, storePresses } from '@/backend/calls/stored-on-device';
import { useVisit } from '@/backend/calls/use-visit';
import { isTemporary, visitFailure, visitKeyIn } from '@/backend/calls/visit-calls';
import { queryClient } from '@/backend/query-client';
import { lazyComponent } from '@/browser/lazy-component';
import { useHydrated } from '@/browser/use-hydrated';
import type { VisitKey } from '@shared/visits/reference';

const OperatorVisit = lazyComponent(async () => (await import('./visit/operator-visit')).OpenVisit);

/**
 * Shows the request in the URL's hash, or the operator's day without one. Opening it changes nothing, because mail
 * scanners open links.
 */
export function OperatorCard() {
  const { hash } = useLocation();
  const key = visitKeyIn(hash, 'operator');
  // Loaded beside the request, and with the day, from which a request then opens without network.
  useEffect(() => void OperatorVisit.load(), []);
  // TanStack Query takes for granted that it starts online, and reads again only once it has been offline.
  useEffect(() => {
    onlineManager.setOnline(navigator.onLine);
    return storePresses();
  }, []);
  if (!useHydrated()) return <OperatorLoading />;
  // The provider mounts the client, which then refetches on focus and on reconnect.
  return (
    <QueryClientProvider client={queryClient}>
      <OperatorProvider>
        <TypedProvider>
          {hash === '' ? <DayPage /> : <LinkedRequest visitKey={key} />}
        </TypedProvider>
      </OperatorProvider>
    </QueryClientProvider>
  );
}

function LinkedRequest({ visitKey: key }: { visitKey: VisitKey | undefined }) {
  return (
    <>
      <p className="mb-3 bg-paper max-lg:sticky max-lg:top-(--stick-top) max-lg:z-20 max-lg:-mx-(--gutter) max-lg:px-(--gutter)">
        <OperatorLink className={lineLink}>
          <ArrowLeft aria-hidden className="size-4" />
          All requests and visits
        </OperatorLink>
      </p>
      {key ? (
        <OpenedRequest key={key.token} visitKey={key} />
      ) : (
        <FailedNote {...unopened.request.unknown_link} />
      )}
    </>
  );
}

function OpenedRequest({ visitKey }: { visitKey: VisitKey }) {
  const access = useAccess(visitKey);
  const { query, mutation } = useVisit(access);
  const { data: visit, error, failureReason, isFetchedAfterMount } = query;
  if (visit?.audience !== 'operator') {
    // One try without an answer is enough, because more of them take long in a dead zone.
    const kept = failureReason && isTemporary(failureReason) ? readKeptDay() : undefined;
    const listed = kept?.day.visits.find(({ reference }) => reference === visitKey.reference);
    if (kept && listed) return <KeptVisit kept={kept} visit={listed} />;
    const failure = error ? visitFailure(error) : undefined;
    return <Unopened opens="request" failure={failure} query={query} />;
  }
  return (
    <Suspense fallback={<OperatorLoading />}>
      <OperatorVisit {...{ visit, isFetchedAfterMount, mutation, access }} />
    </Suspense>
  );
}
