import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { DayBoard } from './day-board';
import { dayVisit } from './day-visit.fixture';
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
  render(
    <OperatorFrame day={{ ...emptyDay, visits: [held] }}>
      <DayBoard onMore={vi.fn()} isLoadingMore={false} />
    </OperatorFrame>,
  );
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
