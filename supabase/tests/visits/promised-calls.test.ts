import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';

const { call, operatorDay, sql, answer, press, read, addReference, claimAll, complete } =
  await startClients();
afterEach(async () => {
  await sql('delete from private.visits');
});

const flu = { reason: 'illness', note: 'June is ill.' };
const noEmail = { email: null };

async function calls(): Promise<string[]> {
  return (await operatorDay()).calls.map(({ reference }) => reference);
}

const tick = (reference: string, is_called: boolean) =>
  call<boolean>('set_called', { reference, is_called });

test('a customer whom no email told that we canceled stays on the day until ticked, on any device', async () => {
  const reference = await addReference(noEmail);
  expect(await answer(reference, 1, 'cancel', flu)).toBe('done');
  expect(await calls()).toEqual([reference]);
  const other = await addReference(noEmail);
  await answer(other, 1, 'cancel', flu);
  expect([await tick(reference, true), await tick(reference, true)]).toEqual([true, true]);
  expect(await calls()).toEqual([other]);
  await tick(reference, false);
  expect(await calls()).toContain(reference);
});

test.each([
  ['bounced', 1],
  ['sent', 0],
])('an email that was %s leaves %i calls', async (status, count) => {
  const reference = await addReference();
  await sql(`update private.outbox set status = '${status}', claimed_at = now(), returned_at = case '${status}'
    when 'bounced' then now() end where kind = 'confirmed'`);
  await answer(reference, 1, 'cancel', flu);
  expect(await calls()).toHaveLength(count);
  await sql('delete from private.outbox');
});

test('an email about the cancellation that comes back is a call as well, until ticked', async () => {
  const reference = await addReference();
  await answer(reference, 1, 'cancel', flu);
  expect(await calls()).toEqual([]);
  await sql(`update private.outbox set status = 'bounced', claimed_at = now(), returned_at = now()
    where kind = 'canceled'`);
  expect(await calls()).toEqual([reference]);
  await tick(reference, true);
  expect(await calls()).toEqual([]);
  await sql('delete from private.outbox');
});

test('an email about the cancellation that has not left for half an hour is a call, until it leaves', async () => {
  const reference = await addReference();
  await sql(`update private.outbox set status = 'sent', claimed_at = now()
    where kind = 'confirmed'`);
  await answer(reference, 1, 'cancel', flu);
  const refused = (await claimAll()).find(({ kind }) => kind === 'canceled');
  if (!refused) throw new Error('No email about the cancellation');
  await complete(refused, { outcome: 'later', reason: 'provider_503' });
  expect(await calls()).toEqual([]);
  await sql(`update private.outbox set due_at = now(), wanted_at = now() - interval '31 minutes'
    where kind = 'canceled'`);
  expect(await calls()).toEqual([reference]);
  const [again] = await claimAll();
  expect(await calls()).toEqual([reference]);
  if (again) await complete(again, { outcome: 'sent' });
  expect(await calls()).toEqual([]);
  await sql('delete from private.outbox');
});

test.each(['undo', 'cancel_for_owner'])('%s needs no call, nor promises one', async (action) => {
  const reference = await addReference(noEmail);
  expect(await press(reference, action, { accepts_fee: false })).toBe('done');
  for (const isCalled of [true, false])
    expect([await calls(), await tick(reference, isCalled)]).toEqual([[], false]);
});

test.each(['undo', 'confirm'])('%s ends the promise', async (action) => {
  const reference = await addReference(noEmail);
  await answer(reference, 1, 'cancel', flu);
  const { day, time } = (await read(reference)).visit ?? {};
  const terms = action === 'confirm' ? { day, local_time: time, minutes: 90 } : {};
  expect(await answer(reference, 2, action, terms)).toBe('done');
  expect([await calls(), await tick(reference, true)]).toEqual([[], false]);
});

test('a call that nobody ticked stays for two weeks after the visit', async () => {
  const reference = await addReference(noEmail);
  await answer(reference, 1, 'cancel', flu);
  const begin = (day: string) =>
    sql(`update private.visits set starts_at = private.denver_moment(${day}, '00:01')`);
  await begin('private.denver_today() - 13');
  expect(await calls()).toEqual([reference]);
  await begin('private.denver_today() - 14');
  expect(await calls()).toEqual([]);
});
