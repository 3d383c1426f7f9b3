import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showBoard } from './day-board.fixture';
import { answerCalls, tap } from '@/testing/function-calls';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('a yes to a visit that was changed meanwhile is refused in words, and an open price stays beside a wish', async () => {
  const changedAt = '2026-11-24T13:59:00Z';
  const held = { ...dayVisit('2026-11-24', '12:00'), yesText: 'Does that work?', changedAt };
  const visit = { ...held, audience: 'operator', revision: 2, history: [] };
  await answerCalls('2026-11-24T14:00:00Z', () =>
    Response.json({ error: 'stale', visit }, { status: 409 }),
  );
  const wished = {
    ...dayVisit('2026-11-24', '15:00'),
    hasWish: true,
    openPrice: '$190 instead of $165',
  };
  showBoard({ ...emptyDay, visits: [held, wished] });
  expect(screen.getByText('Not heard from yet, $190 instead of $165')).toBeVisible();
  await tap('Said yes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else answered first');
});
