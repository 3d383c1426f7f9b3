import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { operatorVisit } from '../visit/operator-visit.fixture';
import { OwedFees } from './owed-fees';
import { useVisit } from '@/backend/calls/use-visit';
import { writeDraft } from '@/browser/drafts';
import { answerCalls, tap } from '@/testing/function-calls';
import { owedFee } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('a fee is waived with one tap, which shows that it is sent, and Undo stands in its place', async () => {
  let answer = (_response: Response): void => undefined;
  const sent = await answerCalls(
    '2026-11-24T14:00:00Z',
    () => new Promise((resolve) => (answer = resolve)),
  );
  render(
    <OperatorFrame day={emptyDay}>
      <OwedFees owed={[{ ...owedFee, fee: 40 }]} />
    </OperatorFrame>,
  );
  const owner = { name: 'Sam Rivera', phone: '303-555-0199', email: '' };
  const visit = { audience: 'operator', reference: owedFee.reference, lastChange: 'last', owner };
  await tap('Waive');
  expect(await screen.findByRole('button', { name: 'Waiving...', busy: true })).toBeDisabled();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { reference: 'AG-LATE22', action: 'waive', revision: 2, requestVersion: 1 },
    ]),
  );
  // The fee is not read again yet, and a waiver leaves the visit's revision.
  await act(async () =>
    answer(Response.json({ visit: { ...visit, revision: 2, answerEmail: null } })),
  );
  const waived = { name: 'Waived: $40, canceled late Nov 10' };
  expect(await screen.findByRole('link', waived)).toBeVisible();
  expect(screen.getByText('Sam isn’t told.')).toBeVisible();
  const words = encodeURIComponent('You don’t owe us the $40 anymore.');
  expect(screen.getByRole('link', { name: 'Text Sam' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^sms:.*${words}$`)),
  );
  await tap('Undo waive');
  expect(await screen.findByRole('button', { name: 'Undoing...' })).toBeDisabled();
  await waitFor(() => expect(sent[1]).toMatchObject({ action: 'undo', lastChange: 'last' }));
  await act(async () => answer(Response.json({ visit: { ...visit, revision: 2 } })));
  expect(await screen.findByRole('button', { name: 'Waive' })).toBeEnabled();
  expect(screen.queryByRole('link', waived)).toBeNull();
});

test('a fee that was waived before its email left will not be named in it', async () => {
  const visit = { ...operatorVisit, revision: 3, answerEmail: 'waiting' };
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json({ visit }));
  render(<OwedFees owed={[owedFee]} />, { wrapper: OperatorFrame });
  await tap('Waive');
  expect(await screen.findByText('The email to Sam won’t name it.')).toBeVisible();
});

test('a page that is read later says the same only of its own email', () => {
  const waived = { ...owedFee, isWaived: true };
  const props = {
    owed: [waived, { ...waived, reference: 'AG-2' }],
    answerEmail: 'waiting',
  } as const;
  render(<OwedFees {...props} reference={waived.reference} />, { wrapper: OperatorFrame });
  expect(screen.getByText(/won’t name it|isn’t told/)).toHaveTextContent('The email to Sam won’t');
});

test('a fee of a visit that a Late text took money off recalls the text until it is waived', () => {
  const starts = { day: '2026-11-24', time: '08:00' };
  const { reference } = owedFee;
  const recalls = (late: number, visit: object, fee: object = {}) => {
    const text = { reference, start: '2026-11-24 08:00', words: '', late };
    writeDraft('opened-texts', { opened: [text] });
    const owed = [{ ...owedFee, ...fee }];
    render(<OwedFees {...{ owed, reference, starts, ...visit }} />, { wrapper: OperatorFrame });
    const has = screen.queryByText(/^You had texted that you’d be late/) !== null;
    cleanup();
    return has;
  };
  expect(recalls(45, {})).toBe(true);
  expect(recalls(30, {})).toBe(false);
  expect(recalls(45, { reference: 'AG-2' })).toBe(false);
  expect(recalls(45, { starts: { ...starts, time: '09:00' } })).toBe(false);
  expect(recalls(45, {}, { status: 'no_show' })).toBe(false);
  expect(recalls(45, {}, { isWaived: true })).toBe(false);
});

const later = { ...operatorVisit, revision: 3 };

test.each([
  ['without an answer', {}, 500, 'No answer came back'],
  ['that is refused', { error: 'not_allowed', visit: later }, 409, 'That isn’t possible'],
])('a waive %s can be tapped again', async (_name, answer, status, words) => {
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json(answer, { status }));
  render(
    <OperatorFrame day={emptyDay}>
      <OwedFees owed={[owedFee, { ...owedFee, reference: 'AG-2', isWaived: true }]} />
    </OperatorFrame>,
  );
  await tap('Waive');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Waive' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Undo waive' })).toBeVisible();
});

function OtherVisit() {
  useVisit({ audience: 'operator', reference: 'AG-222222', token: owedFee.token });
  return null;
}

test('the page of a visit that names a waived fee is read again', async () => {
  const sent = await answerCalls('2026-11-24T14:00:00Z', () => Response.json({ visit: later }));
  render(<OtherVisit />);
  render(<OwedFees owed={[owedFee]} />, { wrapper: OperatorFrame });
  await tap('Waive');
  const actions = () => sent.map(({ action }) => action);
  await waitFor(() => expect(actions()).toEqual(['read', 'waive', 'read']));
});
