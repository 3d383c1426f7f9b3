import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ListedDay, OperatorProvider } from './operator';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

type OperatorFrameProps = { day?: OperatorDay; children: ReactNode };

/** What is around the parts of `/operator`. */
export function OperatorFrame({ day = emptyDay, children }: OperatorFrameProps) {
  return (
    <MemoryRouter>
      <OperatorProvider>
        <ListedDay day={day}>{children}</ListedDay>
      </OperatorProvider>
    </MemoryRouter>
  );
}
