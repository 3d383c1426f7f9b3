import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readRebooking, visitFailure } from '@/backend/calls/visit-calls';
import { queryClient } from '@/backend/query-client';
import { handOver } from '@/browser/handover';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { VisitKey } from '@shared/visits/reference';
import type { OwnerVisit } from '@shared/visits/visit-state';
import { isOver } from '@shared/visits/visit-status';

export function BookAgain({ visit, visitKey }: { visit: OwnerVisit; visitKey: VisitKey }) {
  const navigate = useNavigate();
  const { mutate, isPending, isError } = useMutation(
    { mutationFn: () => readRebooking(visitKey) },
    queryClient,
  );

  function openForm() {
    // Passed to `mutate`, it is not called once the visitor has left this page.
    mutate(undefined, {
      onSuccess(rebooking) {
        handOver(rebooking);
        void navigate(paths.booking());
      },
    });
  }

  return (
    <>
      <Button variant="accent" className="max-sm:col-span-2" isBusy={isPending} onClick={openForm}>
        {isPending ? 'One moment...' : bookAgainWords(visit)}
      </Button>
      {isError && !isPending ? (
        <Notice tone="bad" role="alert" className="col-span-2 sm:order-last sm:w-full">
          Your details didn’t load. Try again, or{' '}
          <Link to={paths.booking()} className="font-semibold underline underline-offset-4">
            start with an empty form
          </Link>
          .
        </Notice>
      ) : null}
    </>
  );
}

function bookAgainWords({ status }: OwnerVisit): string {
  if (status === 'confirmed') return 'Book a visit';
  return isOver(status) ? 'Book again' : 'Ask for another day';
}

type RebookFromLinkProps = {
  visitKey: VisitKey;
  meanwhile: ReactNode;
  /** Shown if the form cannot be filled in, such as the visit itself. */
  children: ReactNode;
};

/** Opens the booking form with everything but the day filled in, or empty once the link has ended. Back returns to the email. */
export function RebookFromLink({ visitKey, meanwhile, children }: RebookFromLinkProps) {
  const navigate = useNavigate();
  // a day and a window that an email named
  const { search } = useLocation();
  const { data: rebooking, error } = useQuery(
    {
      queryKey: ['rebooking', visitKey],
      queryFn: () => readRebooking(visitKey),
      // Names and address are handed over to the form and not kept in the cache.
      gcTime: 0,
      staleTime: Infinity,
      retry: false,
    },
    queryClient,
  );
  const hasEnded = error !== null && visitFailure(error) === 'link_ended';
  useEffect(() => {
    if (!rebooking && !hasEnded) return;
    if (rebooking) handOver(rebooking);
    void navigate({ pathname: paths.booking(), search }, { replace: true });
  }, [rebooking, hasEnded, navigate, search]);
  return error && !hasEnded ? children : meanwhile;
}
