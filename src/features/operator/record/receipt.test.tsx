import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answerWith,
  confirmed,
  refuse,
  setup,
  typeConfirmed,
} from '../visit/operator-page.fixture';
import { operatorVisit, pressed } from '../visit/operator-visit.fixture';
import { tap } from '@/testing/function-calls';
import { flu, owedFee } from '@shared/visits/day-visit.fixture';

const undoUntil = '2026-11-22T17:10:00Z';
const undoable = { undoUntil, lastChange: 'last' };

test('an answer has a receipt with Undo, and after it no receipt', async () => {
  const { read } = await setup();
  answerWith({ ...confirmed, ...undoable });
  await typeConfirmed();
  await tap('Confirm');
  read({ ...confirmed, ...undoable });
  const status = screen.getByRole('status');
  await waitFor(() =>
    expect(status).toHaveTextContent('To Sam: Tue, Nov 24, 10:00 AM, estimate $165'),
  );

  const { sent } = answerWith({ ...operatorVisit, revision: 2 });
  await tap('Undo');
  read({ ...operatorVisit, revision: 2, lastChange: sent()[0].id });
  expect(sent()).toMatchObject([{ action: 'undo', lastChange: 'last' }]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Undone\. It’s back to how it was\.$/);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('a visit that was added is taken back for a day, unless an email has told of it', async () => {
  const { read } = await setup();
  const owner = { ...confirmed.owner, email: '' };
  const added = { ...confirmed, owner, isAdded: true, history: pressed('add'), ...undoable };
  read(added);
  expect(screen.getByText(/^Added by mistake\?/)).toHaveTextContent(/until 10:10 AM$/);
  expect(screen.getByRole('status')).not.toHaveTextContent('Noted');
  const { sent } = answerWith({ ...added, status: 'canceled', revision: 2, undoUntil: null });
  await tap('Undo');
  expect(sent()).toMatchObject([{ action: 'undo', lastChange: 'last' }]);
  read({ ...added, undoUntil: null });
  expect(screen.queryByText(/^Added by mistake/)).toBeNull();
});

test('a canceled visit whose day is blocked offers no Undo', async () => {
  const { read } = await setup();
  const canceled = { ...confirmed, status: 'canceled', canceledBy: 'operator' } as const;
  const waiting = { ...canceled, history: pressed('cancel'), ...undoable };
  const { day } = confirmed.starts;
  read(waiting);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  read({ ...waiting, blocks: [{ ...flu, first: day, last: day }] });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test.each([
  ['sent', 'Sent to Sam: Tue, Nov 24, 10:00 AM, estimate $165', 'The email has left.'],
  ['waiting', 'To Sam: Tue, Nov 24, 10:00 AM', 'The email is still waiting to leave.'],
  ['failed', 'Noted: Tue, Nov 24, 10:00 AM', 'The email came back. Call or text Sam.'],
] as const)(
  'after Undo the receipt tells of an email that is %s',
  async (answerEmail, ...words) => {
    const { read } = await setup();
    const { sent } = answerWith(confirmed);
    await typeConfirmed();
    await tap('Confirm');
    read({ ...confirmed, answerEmail, lastChange: sent()[0].id });
    for (const each of words) {
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(each));
    }
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
);

const movedFrom = { day: '2026-11-23', time: '08:30', revision: 1 };
const noEmail = { owner: { ...confirmed.owner, email: '' } };

test.each([
  [
    'a move',
    { ...noEmail, movedFrom },
    ', instead of Mon, Nov 23, 8:30 AM, for Biscuit, at 12 Pearl',
  ],
  [
    'an email that came back',
    { mailProblem: 'bounced' },
    ' It takes about 1 h 30 min, estimate $165.',
  ],
  [
    'a visit of who owes a fee',
    { ...noEmail, owed: [owedFee], fees: [owedFee] },
    'estimate $165. You also owe $25, canceled late Nov 10. Your visit',
  ],
  ['a later visit of who owes a fee', { ...noEmail, owed: [owedFee] }, 'estimate $165. Your visit'],
  ['a time that waits for a yes', { ...noEmail, yesText: 'Does that work?' }, ''],
  ['an email that is on its way', {}, ''],
] as const)('after %s, a text is ready where no email tells it', async (_name, changes, words) => {
  const { read } = await setup();
  const told = { ...confirmed, ownerLink: 'https://pets.example', ...changes };
  answerWith(told);
  await typeConfirmed();
  await tap('Confirm');
  read(told);
  await screen.findByText(/^(Noted|To Sam)/);
  const href = screen.queryByRole('link', { name: 'Text it' })?.getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain(words);
  expect(href === '').toBe(words === '');
});

test('Undo of an added visit says that it is off the day, or that its hold is back', async () => {
  const { read } = await setup();
  const taken = { ...confirmed, isAdded: true, status: 'canceled', revision: 2 } as const;
  read({ ...confirmed, isAdded: true, ...undoable });
  answerWith(taken);
  await tap('Undo');
  read(taken);
  expect(screen.getByRole('status')).toHaveTextContent('Taken back. It’s off your day.');
  const hold = { ...flu, hold: { name: confirmed.owner.name, phone: '' } };
  read({ ...taken, blocks: [hold] });
  expect(screen.getByRole('status')).toHaveTextContent('The time is held for Sam Rivera again.');
});

test('once the email has left, there is no Undo, and a late tap says why', async () => {
  const { read } = await setup();
  read({ ...confirmed, ...undoable });
  refuse('too_late_to_undo', confirmed);
  await tap('Undo');
  read(confirmed);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('too late to undo');
});

test('after Undo of a waiver no receipt tells of an email that left long ago', async () => {
  const { read } = await setup();
  const history = ['no_show', 'waive', 'undo'].flatMap((action) =>
    pressed(action).map((change) => ({ ...change, id: action })),
  );
  const missed = { ...confirmed, status: 'no_show', history, undoUntil } as const;
  read({ ...missed, lastChange: 'waive' });
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  read({ ...missed, lastChange: 'no_show' });
  expect(screen.queryByText(/no_show|until the email leaves/)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Undo nobody home' })).toBeVisible();
});

test('a visit that was added once it had begun is taken back like one without an email', async () => {
  const { read } = await setup();
  const starts = { day: '2026-11-22', time: '09:30' };
  // something later was undone
  const undo = pressed('undo').map((press) => ({ ...press, id: 'undo' }));
  const history = [...pressed('add'), ...undo];
  read({ ...confirmed, starts, isAdded: true, history, ...undoable });
  expect(screen.getByText(/^Added by mistake/)).toHaveTextContent(/\?Undountil 10:10 AM$/);
});

test('a visit that its owner canceled has no receipt', async () => {
  const { read } = await setup();
  read({ ...confirmed, status: 'canceled', revision: 2, canceledBy: 'owner' });
  expect(screen.queryByText(/To Sam|Sent to/)).toBeNull();
});
