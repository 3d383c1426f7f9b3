import { afterEach, expect } from 'vitest';
import { localTest as test } from '../setup/backend-under-test.ts';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from './visit-client.ts';

const { sql, request, read, answer, confirm, cancel, setStart, confirmed } = await startClients();
afterEach(() => sql('delete from private.visits'));

type Step = (reference: string) => Promise<string>;

async function confirmStartedVisit(reference: string) {
  const outcome = await confirm(reference);
  await setStart(reference, "now() - interval '1 minute'");
  return outcome;
}

const ways = {
  requested: [],
  confirmed: [(reference) => confirm(reference)],
  declined: [(reference) => answer(reference, 0, 'decline', { note: 'Full that week' })],
  canceled: [(reference) => confirm(reference), (reference) => answer(reference, 1, 'cancel')],
  done: [
    (reference) => confirmStartedVisit(reference),
    (reference) => answer(reference, 1, 'done'),
  ],
  no_show: [
    (reference) => confirmStartedVisit(reference),
    (reference) => answer(reference, 1, 'no_show', { fee: 25 }),
  ],
} satisfies Record<string, Step[]>;

type State = keyof typeof ways;

async function requestIn(state: State) {
  const reference = await request();
  for (const step of ways[state]) expect(await step(reference)).toBe('done');
  return reference;
}

const rowStatuses = (reference: string) =>
  sql(`select distinct status from public.bookings where reference = '${reference}'`);

test.each(['review', 'spam'])('an answer takes the mark %s off a request', async (status) => {
  const reference = await request({}, 2);
  await sql(`update public.bookings set status = '${status}' where reference = '${reference}'`);
  expect(await confirm(reference)).toBe('done');

  expect(await rowStatuses(reference)).toEqual([{ status: 'new' }]);
});

test.each(['confirmed', 'declined', 'done', 'canceled', 'no_show'])(
  'the table of requests rejects the status %s, which is one of visits',
  async (status) => {
    await request();
    await expect(sql(`update public.bookings set status = '${status}'`)).rejects.toThrow(
      'bookings_status_known',
    );
  },
);

const later = { ...nineOClock, local_time: '13:30', note: 'See you then' };
const starts = { day: later.day, time: '13:30', minutes: 90 };

test('the reason of a decline is kept until the visit is confirmed after all', async () => {
  const reference = await request();
  expect(await answer(reference, 0, 'decline', { note: 'Too far', reason: 'too_far' })).toBe(
    'done',
  );
  expect((await read(reference)).visit).toMatchObject({ reason: 'too_far' });
  expect(await answer(reference, 1, 'confirm', later)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ reason: null });
});

/** Any other action is not allowed. */
test.each<[State, string, State, object]>([
  ['requested', 'confirm', 'confirmed', starts],
  ['requested', 'decline', 'declined', { day: null, time: null, minutes: null }],
  ['confirmed', 'move', 'confirmed', starts],
  ['confirmed', 'cancel', 'canceled', { canceled_by: 'operator', was_late: false, minutes: 90 }],
  ['declined', 'confirm', 'confirmed', starts],
  ['canceled', 'confirm', 'confirmed', { ...starts, canceled_by: null }],
])('%s, then %s: %s', async (from, action, to, visit) => {
  const reference = await requestIn(from);
  const revision = ways[from].length;

  expect(await answer(reference, revision, action, later)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({
    ...visit,
    status: to,
    revision: revision + 1,
    note: later.note,
  });
});

test.each<[State, string[]]>([
  ['requested', ['move', 'cancel', 'done', 'no_show', 'undo', 'use_details']],
  ['confirmed', ['confirm', 'decline', 'spam', 'use_details']],
  ['declined', ['move', 'decline', 'cancel', 'done', 'no_show', 'spam', 'use_details']],
  ['canceled', ['move', 'decline', 'cancel', 'done', 'no_show', 'spam', 'use_details']],
  ['done', ['confirm', 'move', 'decline', 'cancel', 'done', 'no_show', 'spam', 'use_details']],
  ['no_show', ['confirm', 'move', 'decline', 'cancel', 'done', 'no_show', 'spam', 'use_details']],
])('%s: what makes no sense is refused and changes nothing', async (state, actions) => {
  const reference = await requestIn(state);
  const before = await read(reference);

  for (const action of actions) {
    const args = ['undo', 'spam'].includes(action) ? {} : later;
    expect(await answer(reference, ways[state].length, action, args)).toBe('not_allowed');
  }
  expect(await read(reference)).toEqual({ ...before, now: expect.any(String) });
});

test('an unknown reference cannot be answered or canceled', async () => {
  expect(await confirm('AG-ZZZZZZ')).toBe('not_allowed');
  expect(await cancel('AG-ZZZZZZ', 0)).toBe('not_allowed');
  expect(await sql('select from private.visits')).toEqual([]);
});

test.each([
  ['a visit that touches the one before', { local_time: '10:30' }, 'done'],
  ['a visit that ends when the next begins', { local_time: '08:00', minutes: 60 }, 'done'],
  ['one that begins within another', { local_time: '10:29' }, 'taken'],
  ['one that ends within another', { local_time: '08:00', minutes: 61 }, 'taken'],
  ['one around another', { local_time: '08:30', minutes: 240 }, 'taken'],
  ['the same time on another day', { day: openDay(1) }, 'done'],
])('the van is at one place at a time: %s', async (_, changes, outcome) => {
  await confirm(await request());

  expect(await confirm(await request(), 0, { ...nineOClock, ...changes })).toBe(outcome);
});

test('a visit of four hours keeps the van to its last minute', async () => {
  await confirm(await request(), 0, { ...nineOClock, minutes: 240 });
  const short = { ...nineOClock, minutes: 15 };

  expect(await confirm(await request(), 0, { ...short, local_time: '10:30' })).toBe('taken');
  expect(await confirm(await request(), 0, { ...short, local_time: '12:59' })).toBe('taken');
  expect(await confirm(await request(), 0, { ...short, local_time: '13:00' })).toBe('done');
});

test('a visit does not stand in its own way, and one that is over frees its time', async () => {
  const first = await requestIn('confirmed');
  expect(await answer(first, 1, 'move', { ...nineOClock, local_time: '09:30' })).toBe('done');

  await answer(first, 2, 'cancel');
  expect(await confirm(await request())).toBe('done');
});

test('the day that the operator plans holds the other confirmed visits, in order of time', async () => {
  const noon = await confirmed({ zip_code: '80205' }, { ...nineOClock, local_time: '12:00' });
  const morning = await requestIn('confirmed');
  await requestIn('declined');

  const { booked } = await read(await request());
  const { day } = nineOClock;
  expect(booked).toEqual([
    { day, time: '09:00', minutes: 90, zip_code: '80206', pets: ['Biscuit'] },
    { day, time: '12:00', minutes: 90, zip_code: '80205', pets: ['Biscuit'] },
  ]);
  expect((await read(noon)).booked).toMatchObject([{ time: '09:00' }]);
  expect((await read(morning)).booked).toMatchObject([{ time: '12:00' }]);
});

test('done is too early before the start, and then ends the visit with thanks alone', async () => {
  const reference = await requestIn('confirmed');
  expect(await answer(reference, 1, 'done')).toBe('too_early');
  await sql(`update private.visits set starts_at = now() + interval '1 second'`);
  expect(await answer(reference, 1, 'done')).toBe('too_early');

  await sql('update private.visits set starts_at = now()');
  await sql('delete from private.outbox where true');
  expect(await answer(reference, 1, 'done')).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ status: 'done', revision: 2, minutes: 90 });
  expect(await sql('select kind, audience from private.outbox')).toEqual([
    { kind: 'thanks', audience: 'owner' },
  ]);
});
