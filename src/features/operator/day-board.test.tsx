import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DayBoard } from './day-board';
import { dayVisit } from './day-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';

const day = {
  waiting: [],
  moreWaiting: 0,
  visits: [dayVisit('2026-11-24', '08:00', 'Biscuit'), dayVisit('2026-11-24', '12:00', 'Waffle')],
  hasLater: false,
};

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
  render(<DayBoard day={day} operatorKey="" />, { wrapper: MemoryRouter });
  const [first, second] = screen.getAllByRole('button', { name: 'Done' });
  const press = (button: HTMLElement | undefined) =>
    act(async () => void (button && fireEvent.click(button)));
  await press(first);
  await press(screen.getByRole('button', { name: 'Yes, it’s done' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await press(second);
  await act(async () => fail(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer came back');
  await press(second);
  expect(screen.queryByRole('alert')).toBeNull();
});
