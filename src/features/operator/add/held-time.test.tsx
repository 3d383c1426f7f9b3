import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayBlockRow } from '../day/day-block-row';
import { dayVisit } from '../day/day-visit.fixture';
import { OperatorFrame } from '../operator-frame.fixture';
import { AddPanel } from './add-panel';
import { added, answerWith, lookUp, setup } from './add-panel.fixture';
import { answerCalls, tap, type } from '@/testing/function-calls';
import { emptyDay } from '@shared/visits/empty-day.fixture';

const nobody = { found: { customer: null, owed: [], waiting: [] } };

async function lookUpKim() {
  type('Phone, email, name or pet', '303-555-0142');
  await tap('Next');
  await screen.findByRole('button', { name: 'Hold it' });
}

test('a name and a number hold the time that is chosen, and nothing else is asked for', async () => {
  const { sent, onDone } = await setup(({ action }) =>
    Response.json(action === 'find' ? nobody : { done: true }),
  );
  await lookUpKim();
  await tap('Hold it');
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.queryByText('Address is required')).toBeNull();
  type('Full name', ' Kim ');
  type('We arrive at', '10:00');
  await tap('Hold it');
  expect(await screen.findByText('Kim, (303) 555-0142: Tue, Nov 24, 10:00 AM')).toBeVisible();
  const holds = sent.filter(({ action }) => action === 'hold');
  expect(holds).toMatchObject([
    { name: 'Kim', phone: '303-555-0142', day: '2026-11-24', time: '10:00' },
  ]);
  expect(onDone.mock.calls).toEqual([[true]]);
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
});

async function fillIn() {
  type('Street address', '12 Elm St');
  type('ZIP code', '80206');
  type('Pet’s name', 'Ozzy');
  for (const choice of [/^Small/, /^Full Groom/])
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: choice })));
}

/** Answers no hold but the second one, with a closed day. */
async function setupLostHold() {
  const isLost = [true, false];
  return setup(({ action }) => {
    if (action === 'find') return Response.json(nobody);
    if (action === 'add') return Response.json({ added });
    if (isLost.shift()) throw new TypeError('Failed to fetch');
    return Response.json({ error: 'closed_day', other: null }, { status: 409 });
  });
}

test('a hold of a closed day says so, and a lost answer holds it once', async () => {
  const { sent } = await setupLostHold();
  await lookUpKim();
  type('Full name', 'Kim');
  await tap('Hold it');
  expect(
    await screen.findByText('No answer came back. Tap again. It won’t send twice.'),
  ).toBeVisible();
  await tap('Hold it');
  expect(await screen.findByText('We’re closed that day. Choose another one.')).toBeVisible();
  const [first, second] = sent.filter(({ action }) => action === 'hold');
  expect(second).toEqual(first);
});

test('a visit takes the place of a hold whose answer was lost', async () => {
  const { sent } = await setupLostHold();
  await lookUpKim();
  type('Full name', 'Kim');
  type('We arrive at', '10:00');
  await tap('Hold it');
  await screen.findByText('No answer came back. Tap again. It won’t send twice.');
  await fillIn();
  await tap('Add visit');
  const sentAs = (name: string) => sent.find(({ action }) => action === name);
  await waitFor(() => expect(sentAs('add')).toMatchObject({ hold: sentAs('hold')?.['id'] }));
});

const block = {
  id: '0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10',
  first: '2026-11-24',
  last: '2026-11-24',
  from: '10:00',
  until: '11:30',
  word: '',
  hold: { name: 'Kim', phone: '303-555-0142' },
};

async function setupRow() {
  const sent = await answerCalls('2026-11-24T14:00:00Z', () => Response.json({ added }));
  const row = render(
    <OperatorFrame>
      <DayBlockRow block={block} />
    </OperatorFrame>,
  );
  return { sent, openAdd };

  function openAdd() {
    row.unmount();
    render(
      <OperatorFrame day={{ ...emptyDay, blocks: [block] }}>
        <AddPanel onDone={() => undefined} onClose={() => undefined} />
      </OperatorFrame>,
    );
  }
}

test('a hold on the day opens Add a visit with what is known, and its time and length stay', async () => {
  const { sent, openAdd } = await setupRow();
  expect(screen.getByRole('heading', { name: 'Hold: Kim' })).toBeVisible();
  await tap('Fill in');
  openAdd();
  expect(screen.getByLabelText('Full name')).toHaveValue('Kim');
  expect(screen.getByRole('button', { name: '90 min', pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hold it' })).toBeNull();
  expect(screen.queryByText(/^Held for/)).toBeNull();
  await fillIn();
  expect(screen.getByLabelText('We arrive at')).toHaveValue('10:00');
  expect(screen.getByRole('button', { name: '90 min', pressed: true })).toBeVisible();
  expect(screen.queryByText(/^Taken/)).toBeNull();
  await tap('Add visit');
  await waitFor(() =>
    expect(sent.filter(({ action }) => action === 'add')).toMatchObject([
      { hold: block.id, time: '10:00', minutes: 90 },
    ]),
  );
});

test('a visit that was typed and not added is not lost to a hold', async () => {
  const { openAdd } = await setupRow();
  await tap('Fill in');
  openAdd();
  const typed = JSON.parse(localStorage.getItem('added-visit-draft') ?? '');
  const draft = { ...typed.draft, name: 'Dana', hold: '' };
  localStorage.setItem('added-visit-draft', JSON.stringify({ ...typed, draft }));
  render(
    <OperatorFrame>
      <DayBlockRow block={block} />
    </OperatorFrame>,
  );
  await tap('Fill in');
  expect(screen.getByRole('alert')).toHaveTextContent('Dana’s visit isn’t added yet.');
  expect(localStorage.getItem('added-visit-draft')).toContain('"Dana"');
});

test('a day that a visit does not fit says so, and stays', async () => {
  await answerCalls(
    '2026-11-24T14:00:00Z',
    answerWith(() => Response.json({ added })),
  );
  const day = { ...emptyDay, visits: [dayVisit('2026-11-24', '10:00')] };
  render(
    <OperatorFrame day={day}>
      <AddPanel onDone={() => undefined} onClose={() => undefined} />
    </OperatorFrame>,
  );
  await lookUp();
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  await act(async () => type('Minutes', '480'));
  fireEvent.click(screen.getByRole('radio', { name: /^Today/ }));
  expect(screen.getByText('8 h doesn’t fit Tue, Nov 24. Wed, Nov 25 does.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Today/ })).toBeChecked();
  await act(async () => type('Minutes', '120'));
  expect(screen.queryByText(/doesn’t fit/)).toBeNull();
});
