import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { DayPage } from './operator-day';
import { answerCalls, tap } from '@/testing/function-calls';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

const visit = dayVisit('2026-11-24', '08:00');

/** The sums count what the server says is done. */
async function showSums(isWide: boolean) {
  const screenWidth = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, ...screenWidth }));
  const done: unknown[] = [];
  await answerCalls('2026-11-24T22:00:00Z', ({ action }) => {
    if (action === 'earned') return Response.json({ earned: { done, owed: 0 } });
    if (action === 'day') return Response.json({ day: { ...emptyDay, visits: [visit] } });
    done.push({ charged: 165 });
    const changed = { ...visit, audience: 'operator', status: 'done', revision: 2 };
    return Response.json({ visit: { ...changed, charged: 165, lastChange: 'last' } });
  });
  render(<DayPage />, { wrapper: OperatorFrame });
  await screen.findByText(/^Checked at/);
}

test('a wide screen shows the sums, which count a visit once it is marked done', async () => {
  await showSums(true);
  expect(await screen.findByText('Nothing marked done')).toBeVisible();
  await tap('Done');
  await tap('Mark done');
  expect(await screen.findByText('$165 charged')).toBeVisible();
});

test('a phone reads the sums once they are asked for', async () => {
  await showSums(false);
  expect(screen.queryByRole('heading', { name: 'This week’s sums' })).toBeNull();
  fireEvent.click(screen.getByText('This week’s sums'));
  expect(await screen.findByText('Nothing marked done')).toBeVisible();
});
