import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { DayBoard } from './day-board';
import { dayVisit, waitingRequest } from './day-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import { answerCalls, tap } from '@/testing/function-calls';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

const day = {
  ...emptyDay,
  visits: [dayVisit('2026-11-24', '08:00', 'Biscuit'), dayVisit('2026-11-24', '12:00', 'Waffle')],
};

const onMore = vi.fn();

function show(listed: OperatorDay = day) {
  render(
    <OperatorFrame day={listed}>
      <DayBoard onMore={onMore} isLoadingMore={false} />
    </OperatorFrame>,
  );
}

function showAt(now: string, listed?: OperatorDay) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  show(listed);
}

test('while Done is saved no other visit can be marked, so that its failure is seen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T22:00:00Z') });
  await supabase();
  let fail = (_error: Error): void => undefined;
  const fetch = vi.fn(() => new Promise((_resolve, reject) => (fail = reject)));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => {
    queryClient.clear();
    vi.useRealTimers();
  });
  show();
  const [first, second] = screen.getAllByRole('button', { name: 'Done' });
  const press = (button: HTMLElement | undefined) =>
    act(async () => void (button && fireEvent.click(button)));
  await press(first);
  await press(screen.getByRole('button', { name: 'Yes, it’s done' }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await press(second);
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer came back');
  await press(second);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Done and Nobody home come with the start of each visit, not before', () => {
  showAt('2026-11-24T18:59:00Z');
  const buttons = screen.getAllByRole('article').map((row) =>
    within(row)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  );
  expect(buttons).toEqual([['Done', 'Nobody home'], []]);
});

test('Nobody home takes two taps on the day, with the fee unless the tick is taken off', async () => {
  const [visit] = day.visits;
  const sent = await answerCalls('2026-11-24T18:59:00Z', () => {
    const { reference } = visit ?? {};
    const changed = { audience: 'operator', reference, status: 'no_show', revision: 2 };
    return Response.json({ visit: changed });
  });
  show();
  await tap('Nobody home');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Tell them the \$25 fee/, checked: true }));
  await tap('Back');
  expect(screen.getByRole('button', { name: 'Nobody home' })).toHaveFocus();
  await tap('Nobody home');
  await tap('Yes, nobody home');
  await waitFor(() => expect(sent).toMatchObject([{ action: 'no_show', revision: 1, fee: 25 }]));
  const [row] = screen.getAllByRole('article');
  await waitFor(() => expect(row).toHaveTextContent('Nobody home'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('2 visits, $165, 1 nobody home, 1 not heard from')).toBeVisible();
});

test('a visit that was just closed offers Undo in its row, until its time is over', async () => {
  const [visit] = day.visits;
  let refusal: string | undefined = 'too_late_to_undo';
  const changed = { audience: 'operator', reference: visit?.reference };
  const noShow = { ...changed, status: 'no_show', revision: 2, undoUntil: '2026-11-25T18:00:00Z' };
  const sent = await answerCalls('2026-11-24T18:59:00Z', ({ action }) => {
    if (action === 'no_show') return Response.json({ visit: noShow });
    if (refusal) return Response.json({ error: refusal, visit: noShow }, { status: 409 });
    const visit = { ...changed, status: 'confirmed', revision: 3, undoUntil: null };
    return Response.json({ visit });
  });
  show();
  await tap('Nobody home');
  await tap('Yes, nobody home');
  const [row] = screen.getAllByRole('article');
  await screen.findByText(
    'until Wed, Nov 25, 11:00 AM. Sam gets an email a minute after the tap. If you undo it later than that, tell Sam too.',
  );
  await tap('Undo');
  expect(await screen.findByRole('alert')).toHaveTextContent('It’s too late to undo that');
  refusal = undefined;
  await tap('Undo');
  expect(sent.at(-1)).toMatchObject({ action: 'undo', revision: 2, requestVersion: 1 });
  await waitFor(() => expect(row).not.toHaveTextContent('Nobody home until'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Nobody home' })).toHaveFocus();
  await tap('Nobody home');
  await tap('Yes, nobody home');
  expect(sent.at(-1)).toMatchObject({ action: 'no_show', revision: 3 });
});

test('what was closed longer ago than a day has no Undo', () => {
  const closed = { ...dayVisit('2026-11-24', '08:00'), status: 'no_show' as const };
  const visits = ['2026-11-24T18:58:00Z', '2026-11-24T19:00:00Z'].map((undoUntil, index) => ({
    ...closed,
    reference: `AG-${index}`,
    undoUntil,
    hasEmail: false,
  }));
  showAt('2026-11-24T18:59:00Z', { ...day, visits });
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  expect(screen.getByText('until 12:00 PM')).toBeVisible();
});

test('the private line of last time stands on an open visit beside its own', () => {
  const lines = { privateLine: 'Side door', lastLine: 'Bites at nails' };
  const open = { ...dayVisit('2026-11-24', '12:00'), ...lines };
  const visits = [{ ...open, reference: 'AG-1', status: 'done' as const }, open];
  showAt('2026-11-24T14:00:00Z', { ...day, visits });
  expect(screen.getAllByText('Private: Side door')).toHaveLength(2);
  expect(screen.getAllByText('Private, last time: Bites at nails')).toHaveLength(1);
});

test('only what is not over yet stands out as the next visit', () => {
  showAt('2026-11-24T16:00:00Z');
  const [over, next] = screen.getAllByRole('link', { name: 'On my way' });
  expect(over?.className).not.toBe(next?.className);
  expect(next).toHaveClass('bg-accent');
});

test('closing a visit promises no email to an owner who gave no address', () => {
  const visits = day.visits.map((visit) => ({ ...visit, hasEmail: false }));
  showAt('2026-11-24T18:59:00Z', { ...day, visits });
  for (const [button, words] of [
    ['Done', 'No email goes out. It shows on their page.'],
    ['Nobody home', /^Nobody home\? No email goes to .*, so call or text\./],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/We’ll email/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: button === 'Done' ? 'Not yet' : 'Back' }));
  }
});

const otherDay = {
  ...emptyDay,
  waiting: [{ ...waitingRequest('Biscuit'), hasNotes: true, mailProblem: 'bounced' as const }],
  moreWaiting: 2,
  marked: [waitingRequest('Pay now')],
  moreMarked: 3,
  visits: [
    {
      ...dayVisit('2026-11-24', '08:00', 'Waffle'),
      groomer: 'June Hathaway',
      travelFee: 20,
      asked: { day: '2026-11-24', window: '2-4 PM' },
      hasNotes: true,
      mailProblem: 'failed' as const,
    },
  ],
  moreVisits: 7,
};

test('a waiting request has a second line with owner, package, size and notes', () => {
  showAt('2026-11-24T14:00:00Z', otherDay);
  const card = screen.getByRole('link', { name: /Biscuit/ });
  expect(card).toHaveTextContent('Sam Rivera, Full Groom, MediumNotes');
  expect(screen.getByText('Email to Sam bounced.')).toBeVisible();
});

test('a visit has price, fee, groomer, size, notes, and says that its time is another one', () => {
  showAt('2026-11-24T14:00:00Z', otherDay);
  const row = screen.getByRole('article');
  expect(row).toHaveTextContent('$165, $20 fee, June Hathaway comes');
  expect(row).toHaveTextContent('Full Groom, MediumNotes');
  expect(row).toHaveTextContent('Not the time asked for (Tue, Nov 24, 2-4 PM)');
  expect(row).toHaveTextContent('Email to Sam could not be delivered.');
  expect(screen.getByText('1 visit, $185, 1 not heard from')).toBeVisible();
});

test('what looks like spam is folded and counted, and every list shows the rest', () => {
  showAt('2026-11-24T14:00:00Z', otherDay);
  expect(screen.getByRole('heading', { name: 'To answer (3)' })).toBeVisible();
  const folded = screen.getByText('4 that look like spam');
  expect(screen.getByText('Pay now')).not.toBeVisible();
  fireEvent.click(folded);
  expect(screen.getByText('Pay now')).toBeVisible();
  for (const name of ['2 more: show them', '3 more: show them', '7 more: show them']) {
    fireEvent.click(screen.getByRole('button', { name }));
  }
  expect(onMore).toHaveBeenCalledTimes(3);
});
