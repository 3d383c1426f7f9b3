import { afterEach, expect, test } from 'vitest';
import { dayFromToday, daysAhead } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from './visit-client.ts';
import { denverMoment } from '@shared/time/denver-time';
import { isOpenDay } from '@shared/time/open-days';

const backend = await startClients();
const { call, busyDays, operatorDay, sql, request, press } = backend;
const { confirm, answer, cancel, read, setStart, confirmed } = backend;
afterEach(async () => {
  await sql('delete from private.blocks');
  await sql('delete from private.visits');
});

type Block = {
  id: string;
  first_day: string;
  last_day: string;
  from_time: string | null;
  until_time: string | null;
  reason: string;
};

const newId = () => crypto.randomUUID();
const { day } = nineOClock;
const whole = (first_day = day, last_day = first_day) => ({
  id: newId(),
  first_day,
  last_day,
  from_time: null,
  until_time: null,
  reason: 'Flu',
});
const hours = (from_time: string, until_time: string, first_day = day) => ({
  ...whole(first_day),
  from_time,
  until_time,
});

type Answer = { outcome: string; visits: readonly { reference: string; time: string }[] };
const blockTime = (block: Block) => call<Answer>('block_time', block);
const block = async (given: Block) => (await blockTime(given)).outcome;
const unblock = ({ id }: Block) => call<Answer>('unblock_time', { id });
const closedDays = async () => (await busyDays()).closed_days;
const dayBlocks = async () => (await operatorDay()).blocks;

test.each([
  ['days that end before they begin', () => whole(openDay(1), openDay()), 'ends_before_start'],
  ['hours that end before they begin', () => hours('14:00', '12:00'), 'ends_before_start'],
  [
    'hours without an end',
    () => ({ ...hours('14:00', '15:00'), until_time: null }),
    'ends_before_start',
  ],
  [
    'hours of two days',
    () => ({ ...hours('9:00', '10:00'), last_day: openDay(1) }),
    'ends_before_start',
  ],
  ['yesterday', () => whole(dayFromToday(-2), dayFromToday(-1)), 'in_past'],
  ['401 days ahead', () => whole(dayFromToday(401)), 'too_far'],
  ['400 days ahead', () => whole(dayFromToday(400)), 'done'],
  ['since yesterday', () => whole(dayFromToday(-1), dayFromToday(0)), 'done'],
])('blocking %s: %s', async (_name, given, outcome) => {
  expect(await block(given())).toBe(outcome);
  expect(await dayBlocks()).toHaveLength(outcome === 'done' ? 1 : 0);
});

test('a tap that is sent twice makes one block, and a block that is gone can be removed again', async () => {
  const flu = whole();
  expect([await block(flu), await block(flu)]).toEqual(['done', 'done']);
  expect(await dayBlocks()).toEqual([
    {
      id: flu.id,
      first: day,
      last: day,
      from: null,
      until: null,
      reason: 'Flu',
      held_for: null,
      held_phone: null,
    },
  ]);
  expect([await unblock(flu), await unblock(flu)]).toMatchObject([
    { outcome: 'done' },
    { outcome: 'done' },
  ]);
  expect(await dayBlocks()).toEqual([]);
  expect(await block(flu)).toBe('done');
});

test('two devices that block the same time leave one block; what reaches beyond it is another', async () => {
  await block(hours('10:00', '12:00'));
  expect(await block(hours('10:00', '12:00'))).toBe('already_blocked');
  expect(await block(hours('11:00', '11:30'))).toBe('already_blocked');
  expect(await block(hours('11:00', '13:00'))).toBe('done');
  expect(await block(whole())).toBe('done');
  expect(await block(hours('15:00', '16:00'))).toBe('already_blocked');
  expect(await dayBlocks()).toHaveLength(3);
});

test('visitors learn of whole days alone, and hours that leave no work time count as one', async () => {
  await block({ ...whole(dayFromToday(-3), dayFromToday(1)) });
  await block(hours('08:00', '17:59', openDay(4)));
  await block(hours('08:00', '18:00', openDay(5)));
  expect(await closedDays()).toEqual([dayFromToday(0), dayFromToday(1), openDay(5)]);
});

test('a block over confirmed visits is refused and names them, until they are moved or canceled', async () => {
  const [one, other, later] = [await request(), await request(), await request()];
  await confirm(one);
  await confirm(other, 0, { ...nineOClock, local_time: '10:30' });
  await confirm(later, 0, { ...nineOClock, local_time: '12:00' });
  const morning = hours('08:00', '12:00');
  expect(await blockTime(morning)).toMatchObject({
    outcome: 'has_visits',
    visits: [
      { reference: one, time: '09:00', request: [{ pet_number: 1 }] },
      { reference: other, time: '10:30' },
    ],
  });
  expect(await press(one, 'move', { ...nineOClock, day: openDay(1) })).toBe('done');
  expect(await cancel(other, 1, true)).toBe('done');
  expect(await block(morning)).toBe('done');
});

test('no visit is set into a block, nor brought back into it', async () => {
  const [canceled, fresh] = [await request(), await request()];
  await confirm(canceled);
  expect(await press(canceled, 'cancel')).toBe('done');
  await block(hours('10:29', '12:00'));
  expect(await answer(canceled, 2, 'undo')).toBe('taken');
  expect(await confirm(fresh)).toBe('taken');
  expect(await confirm(fresh, 0, { ...nineOClock, minutes: 89 })).toBe('done');
  await block(whole(openDay(1), openDay(2)));
  expect(await press(fresh, 'move', { ...nineOClock, day: openDay(2) })).toBe('closed_day');
  expect((await read(fresh)).blocks).toMatchObject([{ from: '10:29' }, { reason: 'Flu' }]);
});

test.each(['2027-01-12', '2027-07-13'])('hours blocked on %s are those of Denver', async (date) => {
  await sql(`insert into private.blocks (id, first_day, last_day, from_time, until_time)
    values (gen_random_uuid(), '${date}', '${date}', '10:00', '12:00')`);
  const starts = ['09:00', '09:15', '11:45', '12:00'].map((time) => denverMoment(date, time));
  const found = await sql(`select private.is_taken('', starts::timestamptz, 60) as answer
    from unnest('{${starts.map((start) => start.toISOString()).join()}}'::text[]) as starts`);
  expect(found.map(({ answer }) => answer)).toEqual([false, true, true, false]);
});

const findOpenDay = (month: string) =>
  daysAhead.find((each) => each.slice(5, 7) === month && isOpenDay(each)) ?? '';

test.each([
  ['January', '01'],
  ['July', '07'],
])('a block in %s names the visit within its hours, and none beside', async (_name, month) => {
  const time = { ...nineOClock, day: findOpenDay(month), minutes: 60 };
  const [before, within, after] = [await request(), await request(), await request()];
  await confirm(before, 0, time);
  await confirm(after, 0, { ...time, local_time: '12:00' });
  const morning = hours('10:00', '12:00', time.day);
  expect(await block(morning)).toBe('done');
  await unblock(morning);
  await confirm(within, 0, { ...time, local_time: '10:00' });
  expect(await blockTime(morning)).toMatchObject({
    outcome: 'has_visits',
    visits: [{ reference: within, time: '10:00' }],
  });
});

test('a visit that has begun hinders no block, and stays when its day is blocked', async () => {
  const reference = await confirmed();
  await setStart(reference, "now() - interval '1 minute'");
  expect(await block(whole(dayFromToday(0)))).toBe('done');
  expect(await press(reference, 'no_show')).toBe('done');
  expect(await press(reference, 'undo')).toBe('done');
});

test('the promise and its nudge wait for the first day that is not blocked by then', async () => {
  await block(whole(dayFromToday(0), dayFromToday(9)));
  await sql('delete from private.outbox');
  const reference = await request();
  const nudges = await sql(
    `select to_char(due_at at time zone 'America/Denver', 'YYYY-MM-DD HH24:MI') as due
     from private.outbox where kind = 'nudge'`,
  );
  const [first] = [10, 11].map(dayFromToday).filter((each) => new Date(each).getUTCDay() > 0);
  expect(nudges).toEqual([{ due: `${first} 08:30` }]);
  const { answer_by } = await read(reference);
  await block(whole(dayFromToday(10), dayFromToday(19)));
  expect((await read(reference)).answer_by).toBe(answer_by);
});

test('blocks are kept for 60 days after they ended', async () => {
  for (const days of [60, 61]) {
    await sql(
      `insert into private.blocks (id, first_day, last_day)
       values (gen_random_uuid(), '2020-01-01', '${dayFromToday(-days)}')`,
    );
  }
  await sql('select private.purge_expired()');
  expect(await sql('select last_day::text from private.blocks')).toEqual([
    { last_day: dayFromToday(-60) },
  ]);
});
