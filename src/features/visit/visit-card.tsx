import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { RebookFromLink } from './book-again';
import { OwnVisit } from './own-visit';
import { ReturnMail } from './return-mail';
import { VisitFailureNote } from './visit-failures';
import { type UnsubscribeKey, useReturnEmail } from '@/backend/calls/use-return-emails';
import { useVisit } from '@/backend/calls/use-visit';
import { visitFailure, visitKeyIn } from '@/backend/calls/visit-calls';
import { queryClient } from '@/backend/query-client';
import { useHydrated } from '@/browser/use-hydrated';
import { callOrText } from '@/site/paths';
import { besideTicket } from '@/ui/appointment-ticket';
import { ReachButtons } from '@/ui/reach-buttons';
import { ScriptNeeded } from '@/ui/script-needed';
import { type VisitKey, type VisitPart, endLink, linkEndings } from '@shared/visits/reference';
import type { OwnerChange } from '@shared/visits/visit-actions';

/** The hash's visit. Opening it changes nothing, because mail scanners open links. */
export function VisitCard() {
  const { hash } = useLocation();
  const ending = linkEndings.find((each) => hash.endsWith(endLink('', each)));
  const link = ending ? hash.slice(0, -endLink('', ending).length) : hash;
  const key = visitKeyIn(link, 'owner');
  if (!useHydrated()) return <Loading />;
  if (!key) return <VisitFailureNote failure="unknown_link" />;
  // The provider mounts the client, which then refetches on focus and on reconnect.
  return (
    <QueryClientProvider client={queryClient}>
      {ending === 'stop' ? (
        <OpenedUnsubscribe key={key.token} unsubscribeKey={key} />
      ) : ending === 'again' ? (
        <RebookFromLink key={key.token} visitKey={key} meanwhile={<Loading />}>
          <OpenedVisit visitKey={key} />
        </RebookFromLink>
      ) : (
        <OpenedVisit key={key.token} visitKey={key} part={ending} again={endLink(link, 'again')} />
      )}
    </QueryClientProvider>
  );
}

type OpenedVisitProps = {
  visitKey: VisitKey;
  part?: VisitPart | undefined;
  /** Left out where that link has led here. */
  again?: string;
};

function OpenedVisit({ visitKey, part, again }: OpenedVisitProps) {
  const { query, mutation } = useVisit<OwnerChange>(visitKey);
  const { data: visit, isFetchedAfterMount } = query;
  return visit?.audience === 'owner' ? (
    <OwnVisit {...{ visit, isFetchedAfterMount, visitKey, mutation, part }} />
  ) : (
    <LinkTrouble {...query} again={again} />
  );
}

/** Stops the emails to come back, for as long as the visit is stored. */
function OpenedUnsubscribe({ unsubscribeKey }: { unsubscribeKey: UnsubscribeKey }) {
  const query = useReturnEmail(unsubscribeKey);
  const { data: returnEmail } = query;
  if (returnEmail) return <ReturnMail {...{ unsubscribeKey, returnEmail }} isPage />;
  return returnEmail === null ? (
    <VisitFailureNote failure="unknown_link" />
  ) : (
    <LinkTrouble {...query} />
  );
}

type LinkTroubleProps = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> & {
  again?: string | undefined;
};

function LinkTrouble({ error, isFetching, refetch, again }: LinkTroubleProps) {
  if (!error) return <Loading />;
  return (
    <VisitFailureNote
      failure={visitFailure(error)}
      isBusy={isFetching}
      again={again}
      onRetry={() => void refetch()}
    />
  );
}

function Loading() {
  return (
    <>
      <h1 className="text-page">Your visit</h1>
      <p className="mt-4 text-lead text-muted noscript:hidden">One moment, we’re looking it up.</p>
      <ScriptNeeded>
        {import.meta.env.SSR &&
          'Your visit can’t be shown here, since JavaScript is off in your browser. Call or text us, and we’ll tell you where it stands, or cancel it for you.'}
      </ScriptNeeded>
      <div className="mt-6 hidden flex-wrap gap-2 noscript:flex">
        <ReachButtons {...callOrText('About my visit: ')} />
      </div>
      <div aria-hidden className={`mt-8 ${besideTicket}`}>
        <div className="h-80 rounded-card border border-dashed border-edge/60 bg-card noscript:hidden" />
      </div>
    </>
  );
}
