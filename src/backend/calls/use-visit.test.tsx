import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client';
import { supabase } from '../supabase';
import { OperatorCard } from '@/features/operator/operator-card';
import { operatorVisit } from '@/features/operator/visit/operator-visit.fixture';
import { ownerVisit } from '@/features/visit/owner-visit.fixture';
import { VisitCard } from '@/features/visit/visit-card';
import { paths } from '@/site/paths';

// The client takes longer to load than these tests wait for an answer.
beforeAll(() => supabase());
afterAll(() => queryClient.clear());

const movedStart = { day: '2026-11-25', time: '11:00' };
const canceled = { status: 'canceled', revision: 1, canceledBy: 'owner' } as const;

function open(path: string, page: ReactNode) {
  const link = `${path}#AG-7K4Q2M.oB7bK0pd2I0E5L1_AmOkrg`;
  return render(<MemoryRouter initialEntries={[link]}>{page}</MemoryRouter>);
}

test.each([
  {
    path: paths.visit,
    page: <VisitCard />,
    reads: [ownerVisit, { ...ownerVisit, revision: 2, starts: movedStart }],
    shows: ['around 10:00 AM', 'around 11:00 AM'],
  },
  {
    path: paths.operator,
    page: <OperatorCard />,
    reads: [operatorVisit, { ...operatorVisit, ...canceled }],
    shows: ['New request', 'Canceled by the customer'],
  },
])('$path announces no change that came while it was closed', async (visitPage) => {
  const { path, page, reads, shows } = visitPage;
  for (const [index, visit] of reads.entries()) {
    vi.stubGlobal('fetch', async () => Response.json({ visit }));
    const { unmount } = open(path, page);
    await screen.findByText(shows[index] ?? '');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    unmount();
  }
});

test('a refused answer brings the visit as it is now onto the operator’s page', async () => {
  queryClient.clear();
  const refusal = { error: 'stale', visit: { ...operatorVisit, ...canceled } };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
    String(body).includes('"spam"')
      ? Response.json(refusal, { status: 409 })
      : Response.json({ visit: operatorVisit }),
  );
  open(paths.operator, <OperatorCard />);
  fireEvent.click(await screen.findByRole('button', { name: 'Spam' }));
  expect(await screen.findByText('Canceled by the customer')).toBeVisible();
});
