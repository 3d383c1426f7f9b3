import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

// The answer that another test file got about the days ahead is kept for minutes.
vi.resetModules();
const { NextOpen } = await import('./next-open');

const taken = ['taken', 'tight', 'taken', 'taken', 'taken'];
const open = ['taken', 'tight', 'taken', 'taken', 'open'];
const closedDays: string[] = [];

let tests = 0;

test.each([
  ['Next open: today', { closedDays, windows: { '2026-11-24': open } }],
  ['Next open: Mon', { closedDays, windows: { '2026-11-24': taken, '2026-11-30': open } }],
  ['Next open: Tue, Dec 1', { closedDays, windows: { '2026-11-24': taken, '2026-12-01': open } }],
  ['\u00a0', { closedDays, windows: { '2026-11-24': taken } }],
  ['\u00a0', { closedDays, windows: {} }],
  ['\u00a0', undefined],
])('the line says "%s" without having moved', async (words, answer) => {
  tests += 1;
  vi.useFakeTimers({ toFake: ['Date'] });
  // what an earlier test heard is forgotten by then
  vi.setSystemTime(new Date('2026-11-24T08:00:00-07:00').getTime() + tests * 6 * 60_000);
  const asked = vi.fn(async () => (answer ? Response.json(answer) : Response.error()));
  vi.stubGlobal('fetch', asked);
  const { container } = render(<NextOpen />);
  expect(container.textContent).toBe('\u00a0');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  // what was answered is read by then
  await act(() => Promise.allSettled(asked.mock.results.map(({ value }) => value)));
  await waitFor(() => expect(container.textContent).toBe(words));
});
