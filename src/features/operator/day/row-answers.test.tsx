import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { showBoard, twoVisits } from './day-board.fixture';
import { AllDone } from './day-heading';
import { dayVisit } from './day-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { answerCalls, tap } from '@/testing/function-calls';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('a yes that was heard by phone takes one tap in the row, and Undo stands beside it', async () => {
  const held = { ...dayVisit('2026-11-24', '12:00'), lateFee: 0 };
  const sent = await answerCalls('2026-11-24T14:00:00Z', ({ action }) => {
    if (sent.length === 2) return new Response('', { status: 500 });
    const hasAccepted = action === 'accept';
    const changed = { ...held, hasAccepted, lastChange: action };
    return Response.json({ visit: { audience: 'operator', ...changed } });
  });
  showBoard({ ...emptyDay, visits: [held] });
  const row = within(screen.getByRole('article'));
  expect(row.getByText('Not heard from yet')).toBeVisible();
  await tap('Said yes');
  await waitFor(() => expect(sent).toMatchObject([{ action: 'accept', revision: 1 }]));
  expect(await row.findByText('Said yes')).toBeVisible();
  expect(row.queryByRole('button', { name: 'Said yes' })).toBeNull();
  // The day is not read again yet.
  await tap('Undo');
  expect(await row.findByRole('alert')).toHaveTextContent('No answer came back');
  await tap('Undo');
  await waitFor(() => expect(sent[2]).toMatchObject({ action: 'undo', lastChange: 'accept' }));
  expect(await row.findByRole('button', { name: 'Said yes' })).toBeVisible();
});

test('the open visits of a day that is over are all done with one tap', async () => {
  const sent = await answerCalls('2026-11-25T15:00:00Z', ({ reference }) =>
    Response.json({ visit: { audience: 'operator', reference } }),
  );
  const { visits } = twoVisits;
  render(<AllDone visits={visits} />, { wrapper: OperatorFrame });
  await tap('Both done');
  await waitFor(() =>
    expect(sent.map(({ action, charged, reference }) => [action, charged, reference])).toEqual(
      visits.map(({ reference }) => ['done', null, reference]),
    ),
  );
});

const kept = 'Kept on this phone. Sent once you’re online.';

test.each([
  ['Done', 'Mark done', 'done'],
  ['Nobody home', 'Yes, nobody home', 'no_show'],
] as const)(
  '%s without network goes by itself, once, when it is back',
  async (name, yes, status) => {
    const visit = dayVisit('2026-11-24', '08:00', 'Biscuit');
    const { reference } = visit;
    const closed = { audience: 'operator', reference, status, revision: 2, charged: null };
    let isOnline = false;
    const sent = await answerCalls('2026-11-24T18:59:00Z', () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return Response.json({ visit: closed });
    });
    const setOnline = (now: boolean) => {
      isOnline = now;
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(now);
      onlineManager.setOnline(now);
    };
    queryClient.mount();
    onTestFinished(() => {
      setOnline(true);
      queryClient.unmount();
    });
    setOnline(false);
    showBoard({ ...emptyDay, visits: [visit] });
    await tap(name);
    await tap(yes);
    expect(await screen.findByText(kept, undefined, { timeout: 4000 })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => setOnline(true));
    await waitFor(() => expect(screen.queryByText(kept)).toBeNull());
    expect(screen.getByRole('article')).toHaveTextContent(name);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  },
);
