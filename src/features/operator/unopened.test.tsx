import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { OperatorCard } from './operator-card';
import { answerCalls, tap } from '@/testing/function-calls';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

const visit = {
  ...dayVisit('2026-11-24', '08:00', 'Biscuit'),
  reference: 'AG-7K4Q2M',
  privateLine: 'Bites at nails',
};

test('without network a visit of the kept day opens as its row, and another one does not', async () => {
  await answerCalls('2026-11-24T18:00:00Z', () => {
    throw new TypeError('Failed to fetch');
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const readAt = Date.parse('2026-11-24T13:41:00Z');
  const day = { ...emptyDay, visits: [visit] };
  localStorage.setItem('operator-day', JSON.stringify({ build: '', readAt, day }));
  const open = (reference: string) =>
    render(
      <MemoryRouter initialEntries={[`/operator#${reference}.${visit.token}`]}>
        <OperatorCard />
      </MemoryRouter>,
    );
  const { unmount } = open('AG-2222KK');
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.queryByText('Private: Bites at nails')).toBeNull();
  unmount();

  open(visit.reference);
  expect(await screen.findByRole('heading', { name: 'Tue, Nov 24' })).toBeVisible();
  expect(screen.getByText(/This is how it stood at 6:41 AM/)).toBeVisible();
  expect(screen.getByText('Private: Bites at nails')).toBeVisible();
  await tap('Done');
  expect(screen.getByRole('button', { name: 'Mark done' })).toBeVisible();
});
