import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from './visit-client.ts';

const { sql, request, read, answer, confirm, confirmed } = await startClients();
afterEach(() => sql('delete from private.visits'));

const rowStatuses = (reference: string) =>
  sql(`select distinct status from public.bookings where reference = '${reference}'`);

test.each(['review', 'spam'])('an answer takes the mark %s off a request', async (status) => {
  const reference = await request({}, 2);
  await sql(`update public.bookings set status = '${status}' where reference = '${reference}'`);
  expect(await confirm(reference)).toBe('done');

  expect(await rowStatuses(reference)).toEqual([{ status: 'new' }]);
});

const later = { ...nineOClock, local_time: '13:30', note: 'See you then' };

test('the reason of a decline is kept until the visit is confirmed after all', async () => {
  const reference = await request();
  expect(await answer(reference, 0, 'decline', { note: 'Too far', reason: 'too_far' })).toBe(
    'done',
  );
  expect((await read(reference)).visit).toMatchObject({ reason: 'too_far' });
  expect(await answer(reference, 1, 'confirm', later)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ reason: null });
});

test.each([
  ['a visit that touches the one before', { local_time: '13:00' }, 'done'],
  ['a visit that ends when the next begins', { local_time: '08:00', minutes: 60 }, 'done'],
  ['one in the last minute of another', { local_time: '12:59', minutes: 15 }, 'taken'],
  ['one that ends within another', { local_time: '08:00', minutes: 61 }, 'taken'],
  ['one around another', { local_time: '08:30', minutes: 300 }, 'taken'],
  ['the same time on another day', { day: openDay(1) }, 'done'],
])('the van is at one place at a time: %s', async (_, changes, outcome) => {
  await confirm(await request(), 0, { ...nineOClock, minutes: 240 });

  expect(await confirm(await request(), 0, { ...nineOClock, ...changes })).toBe(outcome);
});

test('the table itself refuses a visit that begins within another, whoever writes it', async () => {
  await confirm(await request());
  const other = await request();
  await confirm(other, 0, { ...nineOClock, local_time: '10:30' });
  const change = `update private.visits set starts_at = starts_at - interval '1 minute'
    where reference = '${other}'`;

  await expect(sql(change)).rejects.toThrow('visits_one_at_a_time');
});

test('a visit does not stand in its own way, and one that is over frees its time', async () => {
  const first = await confirmed();
  expect(await answer(first, 1, 'move', { ...nineOClock, local_time: '09:30' })).toBe('done');

  await answer(first, 2, 'cancel');
  expect(await confirm(await request())).toBe('done');
});

test('the day that the operator plans holds the other confirmed visits, in order of time', async () => {
  const noon = await confirmed({ zip_code: '80205' }, { ...nineOClock, local_time: '12:00' });
  const morning = await confirmed();
  await answer(await request(), 0, 'decline', { note: 'Full that week' });

  const { booked } = await read(await request());
  const { day } = nineOClock;
  expect(booked).toEqual([
    { day, time: '09:00', minutes: 90, zip_code: '80206', pets: ['Biscuit'] },
    { day, time: '12:00', minutes: 90, zip_code: '80205', pets: ['Biscuit'] },
  ]);
  expect((await read(noon)).booked).toMatchObject([{ time: '09:00' }]);
  expect((await read(morning)).booked).toMatchObject([{ time: '12:00' }]);
});

test('the database refuses Done until the visit starts', async () => {
  const reference = await confirmed();
  await sql(`update private.visits set starts_at = now() + interval '1 second'`);
  expect(await answer(reference, 1, 'done')).toBe('too_early');
});
