import { afterAll, afterEach, expect } from 'vitest';
import { freeCancelHours } from '../../functions/_shared/time/hours.ts';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { visitClient } from './visit-client.ts';

const backend = await startBackend();
const { sql, stop } = backend;
const { request, read, answer, confirm, cancel } = visitClient(backend);
afterAll(stop);
afterEach(() => sql('delete from private.visits'));

async function confirmVisitIn(span: string) {
  const reference = await request();
  await confirm(reference);
  await sql(`update private.visits
    set starts_at = now() + interval '${span}', time_set_at = now() - interval '1 day'`);
  return reference;
}

test('an owner cancels a request that nobody answered', async () => {
  const reference = await request();
  expect(await cancel(reference, 0)).toBe('done');

  expect((await read(reference)).visit).toMatchObject({
    status: 'canceled',
    canceled_by: 'owner',
    was_late: false,
    revision: 1,
    starts_at: null,
    day: null,
    time: null,
    minutes: null,
    answered_at: null,
  });
  expect(await cancel(reference, 1)).toBe('not_allowed');
});

test.each([
  { sending: 'a marked request', honeypot_filled: true, told: ['operator'] },
  { sending: 'any other', honeypot_filled: false, told: ['operator', 'owner'] },
])('canceling $sending emails: $told', async ({ honeypot_filled, told }) => {
  const reference = await request({ honeypot_filled });
  await cancel(reference, 0);
  const emails = await sql(`select audience from private.outbox
    where kind = 'canceled' and row_ids = private.visit_rows('${reference}') order by audience`);
  expect(emails.map(({ audience }) => audience)).toEqual(told);
});

test('a cancellation repeated after a lost answer gets the present state', async () => {
  const reference = await request();
  expect(await cancel(reference, 0)).toBe('done');
  expect(await cancel(reference, 0)).toBe('stale');
});

test('canceling is free up to the promised hours before', async () => {
  const reference = await confirmVisitIn(`${freeCancelHours} hours 1 minute`);
  expect((await read(reference)).visit).toMatchObject({ is_late: false });

  expect(await cancel(reference, 1)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ was_late: false, canceled_by: 'owner' });
});

test('later canceling costs the fee, which the owner must accept', async () => {
  const reference = await confirmVisitIn(`${freeCancelHours * 60 - 1} minutes`);
  expect((await read(reference)).visit).toMatchObject({ is_late: true });

  expect(await cancel(reference, 1)).toBe('late_fee');
  expect((await read(reference)).visit).toMatchObject({ status: 'confirmed', revision: 1 });
  expect(await cancel(reference, 1, true)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({
    was_late: true,
    canceled_by: 'owner',
    is_late: false,
    minutes: 90,
    answered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
});

test('a visit that has begun cannot be canceled by its owner', async () => {
  expect(await cancel(await confirmVisitIn('-1 minute'), 1, true)).toBe('not_allowed');
});

test.each([
  ['declined', 'decline'],
  ['done', 'done'],
])('what is %s cannot be canceled', async (_, action) => {
  const reference = await request();
  if (action === 'done') {
    await confirm(reference);
    await sql('update private.visits set starts_at = now()');
  }
  const { visit } = await read(reference);
  await answer(reference, visit?.revision ?? 0, action);

  expect(await cancel(reference, (visit?.revision ?? 0) + 1, true)).toBe('not_allowed');
});

test.each([
  ['within them', `${freeCancelHours * 3600 - 1} seconds`, false],
  ['when they began', `${freeCancelHours} hours`, true],
])(
  'a fee applies in the last hours unless we set the time in them: %s',
  async (_, ahead, isLate) => {
    const reference = await confirmVisitIn('3 hours');
    await sql(`update private.visits set time_set_at = starts_at - interval '${ahead}'`);

    expect((await read(reference)).visit).toMatchObject({ is_late: isLate });
    expect(await cancel(reference, 1)).toBe(isLate ? 'late_fee' : 'done');
  },
);

test('a move within the four hours ends the fee, and what else changes does not', async () => {
  const reference = await confirmVisitIn('2 hours');
  expect((await read(reference)).visit).toMatchObject({ is_late: true });
  await sql('update private.visits set time_set_at = now()');

  expect(await cancel(reference, 1)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ was_late: false });
});
