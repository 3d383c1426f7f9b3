import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showBoard } from '../day/day-board.fixture';
import { OperatorFrame } from '../operator-frame.fixture';
import { BlockPanel } from './block-panel';
import { answerCalls, tap, type } from '@/testing/function-calls';
import type { DayBlock } from '@shared/visits/day-route';
import { dayVisit, flu, visitInTheWay as visit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { OperatorDay } from '@shared/visits/operator-day';

const now = '2026-11-24T14:00:00Z';

function show(blocks: readonly DayBlock[] = [], day: Partial<OperatorDay> = {}) {
  render(
    <OperatorFrame day={{ ...emptyDay, blocks, ...day }}>
      <BlockPanel onDone={() => undefined} onClose={() => undefined} />
    </OperatorFrame>,
  );
}

test('Undo of a block brings back what was canceled for it, or says what stays', async () => {
  const kim = { ...visit, reference: 'AG-KKKKKK', owner: { name: 'Kim Lee', phone: '' } };
  let inTheWay = [visit, kim];
  const sent = await answerCalls(now, ({ action, reference }) => {
    const lastChange = 'the cancellation';
    const changed = { audience: 'operator', reference, revision: 4, lastChange };
    if (action === 'block' && inTheWay.length > 0)
      return Response.json({ error: 'has_visits', visits: inTheWay }, { status: 409 });
    if (action === 'undo' && reference === 'AG-KKKKKK')
      return Response.json({ error: 'too_late_to_undo', visit: changed }, { status: 409 });
    if (action === 'cancel') inTheWay = inTheWay.filter((one) => one.reference !== reference);
    return Response.json({ done: true, visit: changed });
  });
  show();
  await tap('Block Tue, Nov 24');
  await tap('Groomer sick');
  await tap('Cancel all and tell them');
  await screen.findByText('Blocked: Tue, Nov 24');
  await tap('Undo');
  expect(await screen.findByText(/^Dana: back on your day/)).toBeVisible();
  expect(screen.getByText(/^Kim: stays canceled, since the email has left/)).toBeVisible();
  const last = sent.slice(-3);
  expect(last).toMatchObject([
    { action: 'unblock' },
    { action: 'undo', reference: 'AG-7K4Q2M', lastChange: 'the cancellation' },
    { action: 'undo', reference: 'AG-KKKKKK' },
  ]);
  expect(screen.queryByRole('button', { name: /bring them back/ })).toBeNull();
});

test('visits that are back are in the way again, and whoever was told gets a text', async () => {
  const fay = { ...dayVisit('2026-11-24', '09:00'), reference: 'AG-FFFFFF', hasEmail: false };
  const told = { ...fay, owner: { name: 'Fay Orr', phone: '303-555-0144' } };
  const kim = {
    ...fay,
    reference: 'AG-KKKKKK',
    hasEmail: true,
    owner: { name: 'Kim Lee', phone: '' },
  };
  await answerCalls(now, ({ reference }) => {
    const lastChange = 'the cancellation';
    return Response.json({ visit: { audience: 'operator', reference, lastChange } });
  });
  show([], { visits: [told, kim] });
  await tap('Groomer sick');
  await tap('Cancel all and tell them');
  await screen.findByText('Blocked: Tue, Nov 24');
  await tap('Undo');
  const words = 'Fay: back on your day. If you told them it’s canceled, text that it’s on.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Kim: back on your day, and nobody is told.')).toBeVisible();
  const text = screen.getByRole('link', { name: 'Text Fay' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(text)).toContain('We can come Tue, Nov 24, 9:00 AM, after all.');
  expect(screen.getByText(/^2 visits are in that time, so it isn’t blocked yet/)).toBeVisible();
  expect(screen.queryByText(/That time isn’t blocked anymore/)).toBeNull();

  await tap('Groomer sick');
  await tap('Cancel all and tell them');
  await screen.findByText('Blocked: Tue, Nov 24');
  expect(screen.getAllByText(/^(Fay|Kim): canceled/)).toHaveLength(2);
  expect(screen.queryByText(/back on your day/)).toBeNull();
});

test('a block over a hold names its caller', async () => {
  await answerCalls(now, () => Response.json({}));
  const hold = { name: 'Kim Lee', phone: '303-555-0143' };
  const held = { ...flu, reason: '', from: '10:00', until: '11:30', hold };
  show([held]);
  expect(screen.getByText(/^You hold/)).toHaveTextContent(
    'You hold Tue, Nov 24, 10:00 AM to 11:30 AM, for Kim Lee.',
  );
  expect(screen.getByRole('link', { name: 'Call (303) 555-0143' })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Hours' }));
  type('From', '12:00');
  type('Until', '13:00');
  expect(screen.queryByText(/^You hold/)).toBeNull();
});

test('the next day leads to the hold that nobody filled in, until it is removed', async () => {
  const sent = await answerCalls('2026-11-25T14:00:00Z', () => Response.json({ done: true }));
  const hold = { name: 'Kim', phone: '303-555-0142' };
  const held = { ...flu, from: '10:00', until: '11:30', reason: '', hold };
  showBoard({ ...emptyDay, endedHolds: [held] });
  await tap('1 hold ended');
  expect(screen.getByRole('heading', { name: 'Yesterday, Tue, Nov 24' })).toHaveFocus();
  expect(screen.getByText('Hold ended: Kim').parentElement).toHaveTextContent('(303) 555-0142');
  expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull();
  await tap('Remove');
  await tap('Yes, remove');
  await waitFor(() => expect(sent).toMatchObject([{ action: 'unblock', id: held.id }]));
});
