import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { PromisedCalls } from './promised-calls';
import { answerCalls } from '@/testing/function-calls';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { PromisedCall } from '@shared/visits/operator-day';

const kim: PromisedCall = {
  ...dayVisit('2026-11-24', '10:00'),
  reference: 'AG-222222',
  owner: { name: 'Kim Lee', phone: '303-555-0142' },
  words: 'June is ill.',
};

const frame = (calls: readonly PromisedCall[]) => (
  <OperatorFrame day={{ ...emptyDay, calls }}>
    <PromisedCalls />
  </OperatorFrame>
);

const tapTold = () => act(async () => fireEvent.click(screen.getByLabelText('Told')));

test('a promised call has its text ready, and is ticked and taken back', async () => {
  const sent = await answerCalls('2026-11-24T14:00:00Z', () => Response.json({ done: true }));
  const { rerender } = render(frame([kim]));
  expect(screen.getByRole('heading', { name: 'To call (1)' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Text Kim' });
  const text = link.getAttribute('href') ?? '';
  expect(decodeURIComponent(text)).toContain(
    'We can’t come Tue, Nov 24, 10:00 AM, sorry. June is ill.\nYou owe nothing for this visit. Which other day suits you?',
  );
  fireEvent.click(link);
  expect(screen.getByText('Text opened 7:00 AM')).toBeVisible();
  fireEvent.click(screen.getByLabelText('Told'));
  // The day is read again before the answer is here.
  rerender(frame([]));
  await act(async () => undefined);
  expect(screen.getByLabelText('Told')).toBeChecked();
  await tapTold();
  rerender(frame([kim]));
  expect(screen.getByLabelText('Told')).not.toBeChecked();
  await tapTold();
  rerender(frame([]));
  expect(screen.getAllByLabelText('Told')).toHaveLength(1);
  expect(sent).toMatchObject(
    [true, false, true].map((isCalled) => ({ action: 'called', reference: 'AG-222222', isCalled })),
  );
});

test('a tick that did not arrive says so, and stays open', async () => {
  await answerCalls('2026-11-24T14:00:00Z', () => {
    throw new TypeError('Failed to fetch');
  });
  render(frame([kim]));
  await tapTold();
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer came back. Tap again.');
  expect(screen.getByLabelText('Told')).not.toBeChecked();
});

test('a call about a visit that would have begun says so in the past', async () => {
  await answerCalls('2026-11-25T14:00:00Z', () => Response.json({}));
  render(frame([kim]));
  const text = screen.getByRole('link', { name: 'Text Kim' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(text)).toContain('We couldn’t come Tue, Nov 24, 10:00 AM, sorry.');
});
