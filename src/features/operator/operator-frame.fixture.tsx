import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ListedDay, OperatorProvider } from './operator';
import { TypedProvider } from './use-typed';
import { dayQueryKey } from '@/backend/calls/use-visit';
import { queryClient } from '@/backend/query-client';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

type OperatorFrameProps = { day?: OperatorDay; children: ReactNode };

/** Stands around the parts of `/operator`; the day counts as read, so a change shows on it. */
export function OperatorFrame({ day = emptyDay, children }: OperatorFrameProps) {
  const query = {
    queryKey: [dayQueryKey, day],
    queryFn: () => day,
    enabled: false,
    initialData: day,
  };
  const { data } = useQuery(query, queryClient);
  return (
    <MemoryRouter>
      <OperatorProvider>
        <TypedProvider>
          <ListedDay day={data}>{children}</ListedDay>
        </TypedProvider>
      </OperatorProvider>
    </MemoryRouter>
  );
}
