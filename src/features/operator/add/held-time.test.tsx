import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DayBlockRow } from '../blocks/day-block-row';
import { OperatorFrame } from '../operator-frame.fixture';
import { added, lookUpKim, loseAnswer, nobody, setup, showPanel } from './add-panel.fixture';
import { answerCalls, tap, type } from '@/testing/function-calls';
import { flu } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('holds the chosen time for a name and a number alone', async () => {
  const { sent, onDone } = await setup(({ action }) =>
    Response.json(action === 'find' ? nobody : { done: true }),
  );
  await lookUpKim();
  await tap('Just hold it');
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(screen.queryByLabelText('Street address')).toBeNull();
  await tap('Hold it');
  expect(await screen.findByText('Name is required')).toBeVisible();
  type('Full name', ' Kim ');
  type('We arrive at', '10:00');
  await tap('Hold it');
  expect(await screen.findByRole('region', { name: 'Held' })).toHaveTextContent(
    'Kim, (303) 555-0142: Tue, Nov 24, 10:00 AM to 11:30 AM',
  );
  const holds = sent.filter(({ action }) => action === 'hold');
  expect(holds).toMatchObject([
    { name: 'Kim', phone: '(303) 555-0142', day: '2026-11-24', time: '10:00' },
  ]);
  expect(onDone.mock.calls).toEqual([[true]]);
  expect(localStorage.getItem('added-visit-draft')).toBeNull();

  await tap('Fill in');
  expect(screen.getByLabelText('Full name')).toHaveValue('Kim');
  expect(screen.getByLabelText('We arrive at')).toHaveValue('10:00');
  await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Just hold it' })).toBeNull();
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
});

test('asks once before it holds an hour outside ours', async () => {
  const { sent } = await setup(({ action }) =>
    Response.json(action === 'find' ? nobody : { done: true }),
  );
  await lookUpKim();
  type('Full name', 'Kim');
  type('We arrive at', '18:30');
  await tap('Just hold it');
  expect(
    await screen.findByText(/^Outside of our hours, from 8 AM to 6 PM\. Tap again/),
  ).toBeVisible();
  type('We arrive at', '18:45');
  await tap('Hold it');
  expect(await screen.findByText(/for Tue, Nov 24, 6:45 PM/)).toBeVisible();
  expect(sent.some(({ action }) => action === 'hold')).toBe(false);
  await tap('Yes, hold it');
  await screen.findByRole('region', { name: 'Held' });
  expect(sent.filter(({ action }) => action === 'hold')).toMatchObject([
    { time: '18:45', takesClosedTime: true },
  ]);
});

test('Undo opens a held time again and brings back what was typed', async () => {
  const { sent } = await setup(({ action }) =>
    Response.json(action === 'find' ? nobody : { done: true }),
  );
  await lookUpKim();
  type('Full name', 'Kim');
  type('Street address', '12 Elm St');
  type('We arrive at', '10:00');
  // Name, phone and time are known, so one tap holds it.
  await tap('Just hold it');
  await tap('Undo');
  await waitFor(() => expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm St'));
  const [held, opened] = sent.slice(-2);
  expect(opened).toMatchObject({ action: 'unblock', id: held?.['id'] });
  expect(screen.getByRole('button', { name: 'Just hold it' })).toBeVisible();
  expect(localStorage.getItem('added-visit-draft')).toContain('12 Elm St');
});

async function typePet() {
  type('Street address', '12 Elm St');
  type('ZIP code', '80206');
  type('Pet’s name', 'Ozzy');
  for (const choice of [/^Small/, /^Full Groom/])
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: choice })));
}

/** The answer to the first hold is lost, and each later one is a closed day. */
async function setupLostHold() {
  const closed = () => Response.json({ error: 'closed_day', other: null }, { status: 409 });
  const answers = [loseAnswer, closed];
  return setup(({ action }) => {
    if (action === 'add') return Response.json({ added });
    return action === 'find' ? Response.json(nobody) : (answers.shift() ?? closed)();
  });
}

test('a hold of a closed day says so, and a lost answer holds it once', async () => {
  const { sent } = await setupLostHold();
  await lookUpKim();
  type('Full name', 'Kim');
  await tap('Just hold it');
  await tap('Hold it');
  expect(await screen.findByText(/^No answer came back\. Tap again\./)).toBeVisible();
  await tap('Hold it');
  expect(
    await screen.findByText('That day is closed or blocked. Choose another one.'),
  ).toBeVisible();
  const [first, second] = sent.filter(({ action }) => action === 'hold');
  expect(second).toEqual(first);
});

test('a visit takes the place of a hold whose answer was lost', async () => {
  const { sent } = await setupLostHold();
  await lookUpKim();
  type('Full name', 'Kim');
  type('We arrive at', '10:00');
  await tap('Just hold it');
  await screen.findByText('No answer came back. Tap again. It won’t send twice.');
  await tap('Back');
  await typePet();
  await tap('Add visit');
  const sentAs = (name: string) => sent.find(({ action }) => action === name);
  await waitFor(() => expect(sentAs('add')).toMatchObject({ hold: sentAs('hold')?.['id'] }));
});

test('a hold that was tapped without network is no hold, and nothing of it is lost', async () => {
  await setup(({ action }) => (action === 'find' ? Response.json(nobody) : loseAnswer()));
  await lookUpKim();
  type('Full name', 'Kim');
  await tap('Just hold it');
  await tap('Hold it');
  await screen.findByText(/^No answer came back/);
  cleanup();
  showPanel(emptyDay);
  expect(screen.getByText(/^This is Kim’s visit from before/)).toBeVisible();
  expect(localStorage.getItem('added-visit-draft')).toContain('Kim');
});

const hold = { name: 'Kim', phone: '303-555-0142' };
const block = { ...flu, from: '10:00', until: '11:30', reason: '', hold };

async function fillIn() {
  const sent = await answerCalls('2026-11-24T14:00:00Z', () => Response.json({ added }));
  render(<DayBlockRow block={block} />, { wrapper: OperatorFrame });
  await tap('Fill in');
  cleanup();
  showPanel({ ...emptyDay, blocks: [block] });
  return sent;
}

test('a hold on the day opens Add a visit with what is known, and its time and length stay', async () => {
  const sent = await fillIn();
  expect(screen.getByLabelText('Full name')).toHaveValue('Kim');
  expect(screen.getByRole('button', { name: '90 min', pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Just hold it' })).toBeNull();
  expect(screen.queryByText(/^Held for/)).toBeNull();
  expect(screen.queryByText(/is usual/)).toBeNull();
  await typePet();
  expect(screen.getByLabelText('We arrive at')).toHaveValue('10:00');
  expect(screen.getByRole('button', { name: '90 min', pressed: true })).toBeVisible();
  expect(screen.getByText('1 h 30 min is held. 3 h is usual for this.')).toBeVisible();
  expect(screen.queryByText(/^Taken/)).toBeNull();
  await tap('Add visit');
  await waitFor(() =>
    expect(sent.filter(({ action }) => action === 'add')).toMatchObject([
      { hold: block.id, time: '10:00', minutes: 90 },
    ]),
  );
});

test('a price that is typed over a hold stays, and a bare hold is no draft', async () => {
  await fillIn();
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
  type('Price in $', '180');
  cleanup();
  showPanel({ ...emptyDay, blocks: [block] });
  expect(screen.getByText(/^This fills in the hold for Kim/)).toBeVisible();
  expect(localStorage.getItem('added-visit-draft')).toContain('180');
});

test('a caller who wants to think first is held with all that was typed', async () => {
  const sent = await fillIn();
  cleanup();
  localStorage.clear();
  showPanel(emptyDay);
  await lookUpKim();
  type('Full name', 'Kim');
  await typePet();
  fireEvent.click(screen.getByRole('radio', { name: /^Fri/ }));
  await tap('Just hold it');
  await tap('Close');
  const sentAs = (name: string) => sent.find(({ action }) => action === name);
  const id = String(sentAs('hold')?.['id']);
  cleanup();
  vi.setSystemTime('2026-11-26T14:00:00Z');
  const friday = { first: '2026-11-27', last: '2026-11-27' };
  render(<DayBlockRow block={{ ...block, ...friday, id }} />, { wrapper: OperatorFrame });
  await tap('Fill in');
  cleanup();
  showPanel({ ...emptyDay, blocks: [{ ...block, id }] });
  expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm St');
  await tap('Add visit');
  await waitFor(() => expect(sentAs('add')).toMatchObject({ hold: id }));
  expect(sentAs('add')).not.toMatchObject({ id });
});

test('a visit that was typed and not added is not lost to a hold', async () => {
  await fillIn();
  type('Street address', '12 Elm St');
  const typed = JSON.parse(localStorage.getItem('added-visit-draft') ?? '');
  const draft = { ...typed.draft, name: 'Dana', hold: '' };
  localStorage.setItem('added-visit-draft', JSON.stringify({ ...typed, draft }));
  render(<DayBlockRow block={block} />, { wrapper: OperatorFrame });
  expect(screen.getByRole('heading', { name: 'Hold: Kim' })).toBeVisible();
  await tap('Fill in');
  expect(screen.getByRole('alert')).toHaveTextContent('Dana’s visit isn’t added yet.');
  expect(localStorage.getItem('added-visit-draft')).toContain('"Dana"');
});
