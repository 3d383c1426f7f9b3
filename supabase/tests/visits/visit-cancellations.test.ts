import { afterEach, expect, test } from 'vitest';
import { freeCancelHours } from '../../functions/_shared/time/hours.ts';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock } from './visit-client.ts';
import { lateFee } from '@shared/business/promises';

const { sql, request, read, press, cancel, sendAgain, confirmed, claimAll } = await startClients();
afterEach(async () => {
  await sql('delete from private.visits');
  await sql(
    `update private.rules set free_before = '${freeCancelHours} hours', late_fee = ${lateFee}`,
  );
});

async function confirmVisitIn(span: string) {
  const reference = await confirmed();
  await sql(`update private.visits set starts_at = now() + interval '${span}',
    free_until = now() + interval '${span}' - interval '${freeCancelHours} hours'`);
  return reference;
}

/** Negative minutes lie in the past. */
const beginLastHoursIn = (minutes: number) =>
  sql(`update private.rules set free_before = (timestamp '${nineOClock.day} 09:00' at time zone 'America/Denver')
    - now() - make_interval(mins => ${minutes})`);

test.each([
  ['link', (reference: string) => cancel(reference, 0)],
  ['phone', (reference: string) => press(reference, 'cancel_for_owner', { accepts_fee: true })],
])('an owner cancels an unanswered request by %s, which costs nothing', async (_, press) => {
  const reference = await request();
  expect(await press(reference)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({
    status: 'canceled',
    canceled_by: 'owner',
    was_late: false,
    starts_at: null,
    day: null,
    answered_at: null,
  });
});

test.each([false, true])('the email knows whether the time was told: %s', async (isTold) => {
  await sql('delete from private.outbox');
  const reference = await confirmed();
  const sent = `update private.outbox set status = 'sent', sent_at = now() where kind = 'confirmed'`;
  if (isTold) await sql(sent);
  expect(await press(reference, 'cancel')).toBe('done');
  const emails = (await claimAll()).filter(({ audience }) => audience === 'owner');
  expect(emails).toMatchObject([{ kind: 'canceled', visit: { is_untold: !isTold } }]);
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

const readEnd = (reference: string) =>
  sql(`select to_jsonb(visits) - '{reference,row_ids,starts_at,time_set_at,free_until,answered_at,changed_at}'::text[]
      as visit, answered_at is not null as was_answered, (
        select array_agg(kind) from private.outbox
          where audience = 'owner' and kind = 'canceled' and row_ids = visits.row_ids
      ) as emails
    from private.visits where reference = '${reference}'`);

test.each([
  ['in time', `${freeCancelHours} hours 1 minute`],
  ['late', '1 hour'],
])('a cancellation %s by phone ends as one by link', async (_, span) => {
  const byLink = await confirmVisitIn(span);
  expect(await cancel(byLink, 1, true)).toBe('done');
  const end = await readEnd(byLink);
  await sql('delete from private.visits');
  const byPhone = await confirmVisitIn(span);
  expect(await press(byPhone, 'cancel_for_owner', { accepts_fee: true })).toBe('done');
  expect(await readEnd(byPhone)).toEqual(end);
  expect(await press(byPhone, 'undo')).toBe('done');
  expect((await read(byPhone)).visit).toMatchObject({ status: 'confirmed', was_late: false });
});

test('a late cancellation by phone costs nothing where the fee is not named', async () => {
  const reference = await confirmVisitIn('1 hour');
  expect(await press(reference, 'cancel_for_owner', { accepts_fee: false })).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ canceled_by: 'owner', was_late: false });
});

test('a visit that has begun cannot be canceled by its owner', async () => {
  expect(await cancel(await confirmVisitIn('-1 minute'), 1, true)).toBe('not_allowed');
});

const hour = 3_600_000;

test('an owner keeps the terms of canceling that they were told when the rules change', async () => {
  const reference = await confirmed();
  await sql(`update private.rules set free_before = '9 hours', late_fee = 99`);

  const { visit } = await read(reference);
  const freeUntil = Date.parse(visit?.starts_at ?? '') - freeCancelHours * hour;
  expect(Date.parse(visit?.free_until ?? '')).toBe(freeUntil);
  expect(visit?.late_fee).toBe(lateFee);
});

test.each([
  ['before the last hours, canceling is free until they begin', 1, false],
  ['within the last hours, canceling is free until the visit starts', -1, true],
])('the terms of a time that was set %s', async (_, minutes, isFree) => {
  await beginLastHoursIn(minutes);
  const reference = await confirmed();

  const { visit } = await read(reference);
  expect(visit?.free_until === visit?.starts_at).toBe(isFree);
});

test('a move within the last hours ends the fee, and other changes do not', async () => {
  const reference = await confirmVisitIn('2 hours');
  await sendAgain(reference);
  expect(await press(reference, 'use_details')).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ is_late: true });

  await beginLastHoursIn(-1);
  expect(await press(reference, 'move', nineOClock)).toBe('done');
  expect(await cancel(reference, 3)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ was_late: false });
});

test('only a waiver ends a late fee, and a new time for the visit does not', async () => {
  const reference = await confirmVisitIn('1 hour');
  expect(await cancel(reference, 1, true)).toBe('done');
  expect(await press(reference, 'confirm', nineOClock)).toBe('fee_owed');
  expect((await read(reference)).owed).toHaveLength(1);
  expect(await press(reference, 'waive')).toBe('done');
  expect(await press(reference, 'confirm', nineOClock)).toBe('done');
});
