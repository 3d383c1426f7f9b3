import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock } from './visit-client.ts';

const { operatorDay, sql, request, answer, cancel, press, read, sendAgain, kinds, empty } =
  await startClients();
afterEach(empty);

const statuses = (reference: string) =>
  sql(`select distinct status from public.bookings where reference = '${reference}'`);

test('spam leaves the waiting list without an email to anybody, for all its pets', async () => {
  const reference = await request({}, 2);
  expect(await answer(reference, 0, 'spam')).toBe('done');

  expect(await statuses(reference)).toEqual([{ status: 'spam' }]);
  expect(await read(reference)).toMatchObject({ visit: null, is_spam: true, revision: 1 });
  expect(JSON.stringify(await operatorDay())).not.toContain(reference);
  // the request alone sends one: its receipt, which still waited, goes nowhere
  expect(await kinds()).toEqual(['operator received']);
});

test('Undo of spam brings the request, its mark and its receipt back', async () => {
  const reference = await request();
  await sql(`update public.bookings set status = 'review', review_reasons = '{surge}'
    where reference = '${reference}'`);
  await answer(reference, 0, 'spam');
  expect((await read(reference)).undo_until).not.toBeNull();
  expect(await press(reference, 'undo')).toBe('done');

  expect(await statuses(reference)).toEqual([{ status: 'review' }]);
  expect(await read(reference)).toMatchObject({ is_spam: false, revision: 2, undo_until: null });
  expect(JSON.stringify(await operatorDay())).toContain(reference);
  expect((await kinds()).toSorted()).toEqual(['operator received', 'owner received']);
});

test('the sender of spam does not learn of it', async () => {
  const reference = await request();
  await press(reference, 'spam');
  expect(await sendAgain(reference)).toContain('bookings_reference_open');
  await kinds();
  expect(await cancel(reference, 1)).toBe('done');
});

test('a request that is no spam after all has a nudge again', async () => {
  const reference = await request();
  await press(reference, 'spam');
  await sql(
    `update private.outbox set status = 'left_out', last_error = 'superseded' where kind = 'nudge'`,
  );
  await press(reference, 'undo');
  expect(
    await sql(`select due_at <= private.promised_at('bookings', created_at) as is_in_time
    from private.outbox where kind = 'nudge' and status = 'queued'`),
  ).toEqual([{ is_in_time: true }]);
});

test('undoing a confirmation of spam leaves it spam and sends no receipt', async () => {
  const reference = await request();
  await press(reference, 'spam');
  await press(reference, 'confirm', nineOClock);
  await press(reference, 'undo');
  expect(await read(reference)).toMatchObject({ visit: null, is_spam: true, revision: 3 });
  expect(
    await sql(`select from private.waiting_requests where reference = '${reference}'`),
  ).toEqual([]);
  expect(await kinds()).toEqual(['operator received']);
});

test('a receipt that the answer overtook goes after the answer was undone', async () => {
  const reference = await request();
  await press(reference, 'confirm', nineOClock);
  expect(await kinds()).toEqual(['operator received', 'owner confirmed']);
  await sql('update private.outbox set tries = 0 where change_id is not null');
  await press(reference, 'undo');
  expect(await kinds()).toEqual(['owner received']);
});
