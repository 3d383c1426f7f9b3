import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showBoard } from './day-board.fixture';
import { storePresses } from '@/backend/calls/stored-on-device';
import { queryClient } from '@/backend/query-client';
import { type Call, answerCalls, tap } from '@/testing/function-calls';
import { dayVisit, message, owedFee } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

test('a yes that was heard by phone takes one tap in the row, and Undo stands beside it', async () => {
  const held = { ...dayVisit('2026-11-24', '12:00'), yesText: 'Does that work?' };
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

const kept = 'Kept on this phone, sent once you’re online.';

function answer({ action }: Call) {
  if (action === 'message' || action === 'called') return Response.json({ done: true });
  const changed = {
    done: { status: 'done' },
    no_show: { status: 'no_show' },
    accept: { status: 'confirmed', hasAccepted: true },
  }[action];
  const { reference } = dayVisit('2026-11-24', '08:00');
  const visit = { audience: 'operator', reference, revision: 3, charged: null, ...changed };
  return Response.json({ visit: { owner: { name: 'Sam', phone: '' }, ...visit } });
}

async function showOffline(day: OperatorDay, answerOnline: typeof answer) {
  let isOnline = false;
  const sent = await answerCalls('2026-11-24T18:59:00Z', (call) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return answerOnline(call);
  });
  const setOnline = (now: boolean) => {
    isOnline = now;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(now);
    onlineManager.setOnline(now);
  };
  queryClient.mount();
  let stop = storePresses();
  onTestFinished(() => {
    stop();
    setOnline(true);
    vi.restoreAllMocks();
    queryClient.unmount();
  });
  setOnline(false);
  showBoard(day);
  function reload() {
    stop();
    cleanup();
    queryClient.clear();
    stop = storePresses();
    showBoard(day);
  }
  return { sent, setOnline, reload };
}

test.each([
  ['Done', 'Mark done', '08:00', 'done', 'Done, $165'],
  ['Nobody home', 'Yes, nobody home', '08:00', 'no_show', 'Nobody home'],
  ['Said yes', '', '16:00', 'accept', 'Said yes'],
  ['Waive', '', '16:00', 'waive', 'Waived'],
  ['Answered', '', '16:00', 'message', 'Answered'],
] as const)(
  '%s without network outlives its tab, and goes by itself, once, when it is back',
  async (name, yes, time, action, what) => {
    const owed = name === 'Waive' ? [owedFee] : [];
    const visit = { ...dayVisit('2026-11-24', time), yesText: 'Does that work?', owed };
    const day = { ...emptyDay, visits: [visit], messages: [message] };
    const { sent, setOnline, reload } = await showOffline(day, answer);
    await tap(name);
    if (yes) await tap(yes);
    expect(await screen.findByText(`${what}. ${kept}`)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    reload();
    expect(await screen.findByText(`${what}. ${kept}`)).toBeVisible();
    await act(async () => setOnline(true));
    await waitFor(() => expect(screen.queryByText(`${what}. ${kept}`)).toBeNull());
    // The lists of messages and fees are not read again here.
    expect(screen.queryAllByRole('button', { name })).toHaveLength(
      ['message', 'waive'].includes(action) ? 1 : 0,
    );
    expect(new Set(sent.map(({ action: each, id }) => `${each} ${id}`)).size).toBe(1);
    expect(sent.at(-1)).toMatchObject({ action });
  },
);

test.each(['a reload', 'the next press'])(
  'a kept press that is refused after %s says so at the top of the day, until it is read',
  async (after) => {
    const visits = ['07:00', '08:00'].map((time) => dayVisit('2026-11-24', time, 'Biscuit'));
    const { setOnline, reload } = await showOffline({ ...emptyDay, visits }, ({ reference }) => {
      const visit = visits.find((each) => each.reference === reference);
      const canceled = { status: 'canceled', history: [{ actor: 'owner' }] };
      const now = { audience: 'operator', changedAt: '2026-11-24T18:00:00Z', ...canceled };
      return reference === visits[0]?.reference
        ? Response.json({ error: 'stale', visit: { ...visit, ...now } }, { status: 409 })
        : answer({ action: 'done' });
    });
    async function markDone() {
      fireEvent.click(screen.getAllByRole('button', { name: 'Done' })[0] ?? document.body);
      await tap('Mark done');
      await screen.findAllByText(/Kept on this phone/);
    }
    await markDone();
    if (after === 'a reload') reload();
    else await markDone();
    await act(async () => setOnline(true));
    const line = await screen.findByText('Done, $165 for Biscuit wasn’t taken.');
    expect(line.parentElement).toHaveTextContent(
      'The customer answered first: already canceled at 11:00 AM.',
    );
    expect(screen.getAllByText(/wasn’t taken/)).toHaveLength(1);
    await tap('Close');
    await waitFor(() => expect(screen.queryByText(/wasn’t taken/)).toBeNull());
  },
);

test('a tab keeps its presses beside those that another tab kept meanwhile', async () => {
  const visits = [dayVisit('2026-11-24', '08:00')];
  const { setOnline } = await showOffline({ ...emptyDay, visits }, answer);
  const others = [{ mutationKey: ['visit'], state: { submittedAt: 1 } }];
  localStorage.setItem('operator-presses', JSON.stringify(others));
  const stored = (): unknown => JSON.parse(localStorage.getItem('operator-presses') ?? '');
  for (const button of ['Done', 'Mark done']) await tap(button);
  await waitFor(() => expect(stored()).toHaveLength(2));
  await act(async () => setOnline(true));
  await waitFor(() => expect(stored()).toEqual(others));
});

test('a kept press is tried again when its first answer after the network is back is lost', async () => {
  const visits = [dayVisit('2026-11-24', '08:00')];
  let tries = 0;
  const { setOnline, sent } = await showOffline({ ...emptyDay, visits }, (call) => {
    tries += 1;
    return tries === 1 ? Response.error() : answer(call);
  });
  for (const button of ['Done', 'Mark done']) await tap(button);
  await screen.findByText(/Kept on this phone/);
  await act(async () => setOnline(true));
  await waitFor(() => expect(localStorage.getItem('operator-presses')).toBe(''), { timeout: 5000 });
  expect(tries).toBe(2);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a kept press that no try brought an answer to is sent by the next start', async () => {
  const defaults = queryClient.getMutationDefaults(['visit']);
  queryClient.setMutationDefaults(['visit'], { ...defaults, retryDelay: 1 });
  onTestFinished(() => queryClient.setMutationDefaults(['visit'], defaults));
  const visits = [dayVisit('2026-11-24', '08:00', 'Biscuit')];
  let isLost = true;
  const answered = vi.fn(answer);
  const { setOnline, reload } = await showOffline({ ...emptyDay, visits }, (call) =>
    isLost ? Response.error() : answered(call),
  );
  for (const button of ['Done', 'Mark done']) await tap(button);
  await screen.findByText(/Kept on this phone/);
  reload();
  await act(async () => setOnline(true));
  await screen.findByText('Done, $165 for Biscuit wasn’t taken.');
  isLost = false;
  reload();
  await waitFor(() => expect(answered).toHaveBeenCalledOnce());
  await waitFor(() => expect(localStorage.getItem('operator-presses')).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
});
