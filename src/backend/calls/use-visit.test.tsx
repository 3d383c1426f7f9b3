import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { supabase } from '../supabase';
import { useVisit, useVisitChange } from './use-visit';
import { OperatorCard } from '@/features/operator/operator-card';
import { operatorVisit } from '@/features/operator/visit/operator-visit.fixture';
import { ownerVisit } from '@/features/visit/owner-visit.fixture';
import { VisitCard } from '@/features/visit/visit-card';
import { paths } from '@/site/paths';
import type { OwnerChange } from '@shared/visits/visit-actions';

// The client takes longer to load than these tests wait for an answer.
beforeAll(() => supabase());

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

const key = { audience: 'owner', reference: 'AG-7K4Q2M', token: 'oB7bK0pd2I0E5L1_AmOkrg' } as const;
const fields = { revision: 1, day: '2026-12-01', window: '2-4 PM', words: '' };
const wish = { action: 'ask', fields } as const;

/** Presses name whether each gets an answer; ids are those that were sent. */
async function pressAll(presses: readonly (readonly [OwnerChange, isAnswered: boolean])[]) {
  const ids: string[] = [];
  const { result } = renderHook(() => useVisitChange<OwnerChange>(key));
  for (const [change, isAnswered] of presses) {
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      ids.push(JSON.parse(body).id);
      return isAnswered ? Response.json({ visit: ownerVisit }) : Response.error();
    });
    await new Promise<void>((onSettled) =>
      act(() => result.current.mutate(change, { onSettled: () => onSettled() })),
    );
    const seen = { isPending: false, variables: { id: ids.at(-1) } };
    await vi.waitFor(() => expect(result.current).toMatchObject(seen));
  }
  return ids;
}

test('a press without an answer is sent again with its id, and another content with another', async () => {
  const later = { ...wish, fields: { ...fields, words: 'After school' } };
  const [lost, again, changed] = await pressAll([
    [wish, false],
    [wish, false],
    [later, true],
  ]);
  expect(again).toBe(lost);
  expect(changed).not.toBe(lost);
});

test('a press that needs an answer fails at once without network, also behind one that waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const access = { ...key, audience: 'operator', reference: 'AG-33333A' } as const;
  const seen = { revision: 1, requestVersion: 1 };
  const [yes, cancel] = [1, 2].map(() => renderHook(() => useVisitChange(access)).result);
  await act(async () => yes?.current.mutate({ action: 'accept', fields: seen }));
  await vi.waitFor(() => expect(yes?.current.kept).toBeDefined(), { timeout: 5000 });
  await act(async () =>
    cancel?.current.mutate({
      action: 'cancel',
      fields: { ...seen, wish: 0, reason: null, note: '' },
    }),
  );
  await vi.waitFor(() => expect(cancel?.current.isError).toBe(true));
  expect(yes?.current.kept).toMatchObject({ action: 'accept' });
});

test('a second tap after an answer makes another press', async () => {
  const [answered, next] = await pressAll([
    [wish, true],
    [wish, true],
  ]);
  expect(next).not.toBe(answered);
});

test('the operator’s page reads the visit again until its email has left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const confirmed = { ...operatorVisit, status: 'confirmed', revision: 1 } as const;
  const states = ['waiting', 'waiting', 'sent'] as const;
  let reads = 0;
  vi.stubGlobal('fetch', async () => {
    const answerEmail = states[Math.min(reads, 2)];
    reads += 1;
    return Response.json({ visit: { ...confirmed, answerEmail } });
  });
  renderHook(() => useVisit({ ...key, audience: 'operator', reference: 'AG-22222A' }));
  await act(() => vi.advanceTimersByTimeAsync(100_000));
  expect(reads).toBe(3);
});
