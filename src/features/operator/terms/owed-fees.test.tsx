import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { owedFee } from '../day/day-visit.fixture';
import { OperatorFrame } from '../operator-frame.fixture';
import { OwedFees } from './owed-fees';
import { answerCalls, tap } from '@/testing/function-calls';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('a fee is waived with one tap, which shows that it is sent, and Undo stands in its place', async () => {
  let answer = (_response: Response): void => undefined;
  const sent = await answerCalls(
    '2026-11-24T14:00:00Z',
    () => new Promise((resolve) => (answer = resolve)),
  );
  render(
    <OperatorFrame day={emptyDay}>
      <OwedFees owed={[owedFee]} />
    </OperatorFrame>,
  );
  const owner = { name: 'Sam Rivera', phone: '303-555-0199', email: '' };
  const visit = { audience: 'operator', reference: owedFee.reference, lastChange: 'last', owner };
  await tap('Waive');
  expect(await screen.findByRole('button', { name: 'Waiving...' })).toBeDisabled();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { reference: 'AG-LATE22', action: 'waive', revision: 2, requestVersion: 1 },
    ]),
  );
  // The day is not read again yet.
  await act(async () => answer(Response.json({ visit: { ...visit, revision: 3 } })));
  const waived = { name: 'Waived: $25, canceled late Nov 10' };
  expect(await screen.findByRole('link', waived)).toBeVisible();
  expect(screen.getByText('Sam isn’t told.')).toBeVisible();
  const words = encodeURIComponent('You don’t owe us the $25 anymore.');
  expect(screen.getByRole('link', { name: 'Text Sam' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^sms:.*${words}$`)),
  );
  await tap('Undo waive');
  expect(await screen.findByRole('button', { name: 'Undoing...' })).toBeDisabled();
  await waitFor(() => expect(sent[1]).toMatchObject({ action: 'undo', lastChange: 'last' }));
  await act(async () => answer(Response.json({ visit: { ...visit, revision: 4 } })));
  expect(await screen.findByRole('button', { name: 'Waive' })).toBeEnabled();
  expect(screen.queryByRole('link', waived)).toBeNull();
});

test('a waive without an answer can be tapped again', async () => {
  await answerCalls('2026-11-24T14:00:00Z', () => new Response('', { status: 500 }));
  render(
    <OperatorFrame day={emptyDay}>
      <OwedFees owed={[owedFee, { ...owedFee, reference: 'AG-2', isWaived: true }]} />
    </OperatorFrame>,
  );
  await tap('Waive');
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer came back');
  expect(screen.getByRole('button', { name: 'Waive' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Undo waive' })).toBeVisible();
});
