import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorDay } from './operator-day';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';

const day = {
  waiting: [],
  moreWaiting: 0,
  marked: [],
  moreMarked: 0,
  visits: [],
  moreVisits: 0,
  blocks: [],
};

async function setup() {
  await supabase();
  onTestFinished(() => queryClient.clear());
  localStorage.setItem('operator-key', 'the key of the operator');
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) =>
    new Headers(headers).get('x-operator-key')
      ? Response.json({ day })
      : Response.json({ error: 'operator_key_required' }, { status: 401 }),
  );
  render(<OperatorDay />, { wrapper: MemoryRouter });
  await screen.findByText(/Everybody has an answer/);
}

const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('Forget this device removes the key and what it opened, and says so', async () => {
  await setup();
  await tap('Forget this device');
  await tap('Keep it');
  expect(localStorage.getItem('operator-key')).toBe('the key of the operator');

  await tap('Forget this device');
  await tap('Forget the key');
  expect(await screen.findByRole('status')).toHaveTextContent('This device has forgotten the key');
  expect(screen.getByLabelText('Key')).toBeVisible();
  expect(localStorage.getItem('operator-key')).toBeFalsy();
  expect(screen.queryByText(/Everybody has an answer/)).toBeNull();
});

test('a key that another tab forgets closes the day here, too', async () => {
  await setup();
  localStorage.setItem('operator-key', '');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'operator-key' })));
  expect(await screen.findByLabelText('Key')).toBeVisible();
});
