import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmed, setup } from './operator-page.fixture';
import { tap, type } from '@/testing/function-calls';

test('Move of a visit in a few hours says that canceling is free again', async () => {
  const { read } = await setup();
  const [startsAt, freeUntil] = ['2026-11-22T20:00:00Z', '2026-11-22T16:00:00Z'];
  const starts = { day: '2026-11-22', time: '13:00' };
  read({ ...confirmed, starts, canceling: { startsAt, freeUntil, lateFee: 25 } });
  await tap('Move');
  const words = 'Moved so late, canceling is free until it starts.';
  expect(screen.queryByText(words)).toBeNull();
  await act(async () => type('We arrive at', '13:30'));
  expect(screen.getByText(words)).toBeVisible();
  await act(async () => type('We arrive at', '15:00'));
  expect(screen.queryByText(words)).toBeNull();
});

test('Move of a begun visit asks for a time where nothing of its day is free', async () => {
  const { read } = await setup();
  const starts = { day: '2026-11-22', time: '09:30' };
  const rex = { day: '2026-11-22', time: '10:00', minutes: 480, zipCode: '80212', pets: ['Rex'] };
  read({ ...confirmed, starts, booked: [rex] });
  await tap('Move');
  expect(screen.getByLabelText('We arrive at')).toHaveValue('');
  await tap('Move visit');
  expect(await screen.findByText('Choose a time.')).toBeVisible();
  await act(async () => type('We arrive at', '09:45'));
  await act(async () => type('We arrive at', ''));
  expect(screen.getByRole('button', { name: 'Move visit' })).toBeVisible();
});
