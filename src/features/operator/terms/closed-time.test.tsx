import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, confirmed, setup, typeDay } from '../visit/operator-page.fixture';
import { operatorVisit } from '../visit/operator-visit.fixture';
import { tap, type } from '@/testing/function-calls';
import { flu } from '@shared/visits/day-visit.fixture';

const evening = { ...confirmed, starts: { day: '2026-11-24', time: '18:30' }, minutes: 90 };
const asks = 'Outside of our hours, from 8 AM to 6 PM. Tap again to move it for Tue, Nov 24, ';

async function openMove() {
  const { read } = await setup();
  read(evening);
  await tap('Move');
}

test('Move of an evening visit begins with its own time, and asks once for each closed one', async () => {
  await openMove();
  expect(screen.getByLabelText('We arrive at')).toHaveValue('18:30');
  const { sent } = answerWith(evening);
  type('We arrive at', '18:45');
  await tap('Move visit');
  expect(await screen.findByText(`${asks}6:45 PM.`)).toBeVisible();
  type('We arrive at', '19:00');
  await tap('Move visit');
  expect(await screen.findByText(`${asks}7:00 PM.`)).toBeVisible();
  expect(sent()).toEqual([]);
  await tap('Yes, move it');
  await waitFor(() => expect(sent()).toMatchObject([{ time: '19:00', takesClosedTime: true }]));
});

test('no second tap takes a visit into the night', async () => {
  await openMove();
  type('We arrive at', '21:00');
  await tap('Move visit');
  const words = 'Choose a time from 6 AM to 10 PM. The whole visit has to fit in.';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Yes, move it' })).toBeNull();
});

test('a blocked day is not taken by a second tap', async () => {
  const { read } = await setup();
  const sick = { ...flu, first: '2026-11-25', last: '2026-11-25', from: null, until: null };
  read({ ...evening, blocks: [sick] });
  await tap('Move');
  await typeDay('2026-11-25');
  await tap('Move visit');
  expect((await screen.findAllByText('You blocked that day.')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Yes, move it' })).toBeNull();
});

test('a closed time is asked about also after an open fee was', async () => {
  const { read } = await setup();
  read({ ...operatorVisit, zone: 'extended', requestVersion: 2 });
  await tap('Confirm');
  const { sent } = answerWith(confirmed);
  type('We arrive at', '19:00');
  await tap('Yes, no fee');
  expect(await screen.findByText(/^Outside of our hours.* Tap again to confirm it/)).toBeVisible();
  expect(sent()).toEqual([]);
  await tap('Yes, confirm');
  await waitFor(() => expect(sent()).toMatchObject([{ takesClosedTime: true }]));
});

test('an evening visit gets longer until somebody else comes, or the night does', async () => {
  const { read } = await setup();
  read(evening);
  await tap('Change details');
  fireEvent.change(await screen.findByLabelText('Minutes'), { target: { value: '360' } });
  expect(await screen.findByText('210 fit')).toBeVisible();
});
