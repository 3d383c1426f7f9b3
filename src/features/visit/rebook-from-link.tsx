import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRebooking } from '@/backend/calls/visit-calls';
import { queryClient } from '@/backend/query-client';
import { handOver } from '@/browser/handover';
import { paths } from '@/site/paths';
import type { VisitKey } from '@shared/visits/reference';

type RebookFromLinkProps = {
  visitKey: VisitKey;
  meanwhile: ReactNode;
  /** Shown if the form cannot be filled in, such as the visit itself. */
  children: ReactNode;
};

/** Opens the booking form with everything but the day filled in. Back returns to the email. */
export function RebookFromLink({ visitKey, meanwhile, children }: RebookFromLinkProps) {
  const navigate = useNavigate();
  // a day and a window that an email named
  const { search } = useLocation();
  const { data: rebooking, isError } = useQuery(
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
  useEffect(() => {
    if (!rebooking) return;
    handOver(rebooking);
    void navigate({ pathname: paths.booking(), search }, { replace: true });
  }, [rebooking, navigate, search]);
  return isError ? children : meanwhile;
}
