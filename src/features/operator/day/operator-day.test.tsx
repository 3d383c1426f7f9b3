import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nobody } from '../add/add-panel.fixture';
import { newAddValues } from '../add/add-values';
import { OperatorProvider } from '../operator';
import { OperatorBar } from '../operator-bar';
import { OperatorFrame } from '../operator-frame.fixture';
import { showBoard } from './day-board.fixture';
import { DayPage, MailTroubleNotice } from './operator-day';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import { writeDraft } from '@/browser/drafts';
import { answerCalls, tap, type } from '@/testing/function-calls';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

const kept = () => localStorage.getItem('operator-day');

async function setup(history: InitialEntry[] = ['/operator']) {
  await supabase();
  localStorage.setItem('operator-key', 'the key of the operator');
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) =>
    new Headers(headers).get('x-operator-key')
      ? Response.json({ day: emptyDay })
      : Response.json({ error: 'operator_key_required' }, { status: 401 }),
  );
  render(
    <MemoryRouter initialEntries={history}>
      <OperatorBar />
      <OperatorProvider>
        <DayPage />
      </OperatorProvider>
    </MemoryRouter>,
  );
  await screen.findByText(/Everybody has an answer/);
}

test('Forget this device removes the key and what it opened, and says so', async () => {
  localStorage.setItem('operator-presses', '[]');
  await setup();
  await tap('Forget this device');
  await tap('Keep it');
  expect(localStorage.getItem('operator-key')).toBe('the key of the operator');
  expect(kept()).toContain('waiting');

  await tap('Forget this device');
  await tap('Forget the key');
  expect(await screen.findByRole('status')).toHaveTextContent('This device has forgotten the key');
  expect(screen.getByLabelText('Key')).toBeVisible();
  expect(localStorage.getItem('operator-key')).toBeFalsy();
  expect(localStorage.getItem('operator-presses')).toBeFalsy();
  expect(kept()).toBe('');
  expect(screen.queryByText(/Everybody has an answer/)).toBeNull();
});

test('a kept day is shown with its time until the answer, and goes when the key opens nothing any more', async () => {
  const readAt = Date.parse('2026-11-24T13:41:00Z');
  const visits = [dayVisit('2026-11-24', '12:00', 'Biscuit')];
  let refuse: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (refuse = resolve));
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json({}));
  vi.stubGlobal('fetch', () => answer);
  localStorage.setItem('operator-key', 'the key of the operator');
  const stored = { build: '', readAt, day: { ...emptyDay, visits } };
  localStorage.setItem('operator-day', JSON.stringify(stored));
  render(<DayPage />, { wrapper: OperatorFrame });
  expect(screen.getByText('Checked at 6:41 AM')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Biscuit' })).toBeVisible();
  refuse(Response.json({ error: 'wrong_operator_key' }, { status: 401 }));
  expect(await screen.findByLabelText('Key')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Biscuit' })).toBeNull();
  expect(kept()).toBe('');
});

function forgetInOtherTab() {
  localStorage.setItem('operator-key', '');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'operator-key' })));
}

test('a key that another tab forgets closes the day here, too', async () => {
  await setup();
  forgetInOtherTab();
  expect(await screen.findByLabelText('Key')).toBeVisible();
});

test('what waits for the network is not sent once another tab has forgotten the key', async () => {
  const sent = await answerCalls('2026-11-24T18:59:00Z', () => {
    if (navigator.onLine) return Response.json({ visit: { audience: 'operator' } });
    throw new TypeError('Failed to fetch');
  });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  showBoard({ ...emptyDay, visits: [dayVisit('2026-11-24', '08:00')] });
  await tap('Done');
  await tap('Mark done');
  expect(await screen.findByText(/^Done, \$165\. Kept on this phone/)).toBeVisible();
  forgetInOtherTab();
  onLine.mockRestore();
  onlineManager.setOnline(true);
  await act(() => queryClient.resumePausedMutations());
  expect(sent).toHaveLength(1);
});

test('the bar opens a panel over the day, which a second tap keeps, and goes to a list', async () => {
  await setup();
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  await tap('Block time');
  expect(await screen.findByRole('heading', { name: 'Block time' })).toBeVisible();
  await tap('Add a visit');
  expect(await screen.findByRole('heading', { name: 'Add a visit' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Block time' })).toBeNull();
  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent('Add a visit');
  await tap('Add a visit');
  expect(screen.getByRole('heading', { name: 'Add a visit' })).toBeVisible();

  for (const [button, heading] of [
    ['To answer', 'To answer'],
    ['Today', /^Today, /],
  ] as const) {
    await tap(button);
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
  }
  expect(scroll).toHaveBeenCalledTimes(2);
});

test.each([
  ['Other time tomorrow', 'Add a visit', '8:00 AM'],
  ['10:00 AM tomorrow', 'Add a visit: Wed, Nov 25, 10:00 AM', '10:00 AM'],
])('%s on an empty day adds a visit then', async (button, title, time) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T14:00:00Z') });
  await setup();
  await tap(button);
  await screen.findByRole('heading', { name: title });
  vi.stubGlobal('fetch', async () => Response.json({ day: emptyDay, ...nobody }));
  type('Phone, email, name or pet', '(303) 555-0142');
  await tap('Next');
  expect(await screen.findByRole('radio', { name: 'Wed Nov 25' })).toBeChecked();
  expect(screen.getByRole('button', { name: time, pressed: true })).toBeVisible();
});

test('a visit that is not added yet is named above Find, too', async () => {
  writeDraft('added-visit', { ...newAddValues(), step: 'details', name: 'Dana' });
  await setup();
  await tap('Find');
  expect(await screen.findByRole('heading', { name: 'Find a customer' })).toBeVisible();
  expect(await screen.findByText(/^Dana’s visit isn’t added yet/)).toBeVisible();
  await tap('Go on with it');
  await waitFor(() => expect(screen.queryByText(/^Dana’s visit isn’t added yet/)).toBeNull());
});

test.each([
  ['open again after a reload', false, ['Block time']],
  ['closed after a reload once it was done', true, []],
])('a panel is %s', async (_name, isDone, open) => {
  await setup([{ pathname: '/operator', state: { spot: 'block', isDone } }]);
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  const names = screen.queryAllByRole('heading', { name: /^(Block time|Add a visit)$/ });
  expect(names.map(({ textContent }) => textContent)).toEqual(open);
  expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(open.length);
});

test('the day is read again each minute and with a tap, and stays in sight meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T14:00:00Z') });
  await setup();
  const calls: unknown[] = [];
  const visits = [dayVisit('2026-11-24', '12:00', 'Biscuit')];
  vi.stubGlobal('fetch', async () => {
    calls.push(null);
    return Response.json({ day: { ...emptyDay, visits: calls.length > 1 ? [] : visits } });
  });
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(calls).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole('link', { name: 'Biscuit' })).toBeVisible();
  expect(calls).toHaveLength(1);
  await tap(/^Checked at /);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Biscuit' })).toBeNull());
  expect(calls).toHaveLength(2);
});

test('the server’s clock decides what has begun, not the device’s', async () => {
  const now = '2026-11-24T19:10:00Z';
  const visits = ['12:00', '14:00'].map((time) => dayVisit('2026-11-24', time));
  await answerCalls('2026-11-16T08:00:00Z', () =>
    Response.json({ day: { ...emptyDay, visits }, now }),
  );
  render(<DayPage />, { wrapper: OperatorFrame });
  expect(await screen.findByText('Checked at 12:10 PM')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Today, Tue, Nov 24' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Done' })).toHaveLength(1);
});

const { trouble } = emptyDay;

test.each([
  [{ problem: 'operator_address' }, 'Emails to you come back, so look here.'],
  [{ problem: 'mail_late' }, 'Emails are late, so look here.'],
  [{ problem: 'of a newer database' }, 'Emails are late, so look here.'],
  [{ pausedUntil: '2026-11-24T18:30:00Z' }, 'They go out again at 11:30 AM.'],
  [{ receiptsWaitSince: '2026-11-24T17:00:00Z' }, 'Receipts to customers wait, because too many'],
  [{ problem: 'mail_late', pausedUntil: '2026-11-24T18:30:00Z' }, 'Emails are late, so look here.'],
])('shows email trouble %o in one line with a link', (changes, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T18:00:00Z') });
  render(<MailTroubleNotice trouble={{ ...trouble, ...changes }} />, { wrapper: OperatorFrame });
  const line = screen.getByRole('alert');
  expect(line).toHaveTextContent(words);
  expect(line).toHaveTextContent('The operating guide says what to do.');
});

test('on an ordinary day nothing is said about emails', () => {
  const { container } = render(<MailTroubleNotice trouble={trouble} />, { wrapper: OperatorFrame });
  expect(container).toBeEmptyDOMElement();
});
