import { afterAll, expect, test } from 'vitest';
import {
  latestFinish,
  reminderHours,
  timeWindows,
  visitHours,
} from '../../functions/_shared/time/hours.ts';
import {
  answerDeadline,
  isOpenDay,
  messageDeadline,
} from '../../functions/_shared/time/open-days.ts';
import { bookingSql, pressSql } from '../server/run-as-visitor.ts';
import { newDatabase } from '../setup/new-database.ts';
import { daysAhead } from '../setup/sample-rows.ts';
import { timeProblems } from '@/features/operator/terms/visit-time';
import { addDays, denverMoment, formatTime, timeAt, weekdayNumber } from '@shared/time/denver-time';
import { visitRange } from '@shared/visits/visit-state';

const database = await newDatabase();
await database.exec(`set timezone = 'Asia/Kathmandu'`);
afterAll(() => database.close());

const monday = '2026-11-23';
const now = denverMoment(monday, '12:00');
const week = Array.from({ length: 7 }, (_, number) => addDays(monday, number));
const [opens, closes] = [visitHours.opens * 60, visitHours.closes * 60];

async function ask(expression: string, values: unknown[]): Promise<unknown> {
  const { rows } = await database.query<{ value: unknown }>(
    `select ${expression} as value`,
    values,
  );
  return rows[0]?.value;
}

const { fewestMinutes, mostMinutes, mostDaysAhead } = visitRange;
const [today, tuesday, sunday] = [monday, addDays(monday, 1), addDays(monday, 6)];
const noon = 12 * 60;

test.each([
  ['from opening on', tuesday, opens, fewestMinutes, undefined],
  ['a minute before opening', tuesday, opens - 1, fewestMinutes, 'closed_hour'],
  ['until closing', tuesday, closes - 15, 15, undefined],
  ['a minute beyond closing', tuesday, closes - 15, 16, 'closed_hour'],
  ['a minute from now', today, noon + 1, 60, undefined],
  ['a minute ago', today, noon - 1, 60, 'in_past'],
  ['on a Sunday', sunday, noon, 60, 'closed_day'],
  ['on the last day', addDays(today, mostDaysAhead), noon, 60, undefined],
  ['a day later', addDays(today, mostDaysAhead + 1), noon, 60, 'too_far'],
  ['of the most minutes', tuesday, opens, mostMinutes, undefined],
  ['of a minute more', tuesday, opens, mostMinutes + 1, 'bad_minutes'],
  ['of a minute too few', tuesday, opens, fewestMinutes - 1, 'bad_minutes'],
])('form and database take a visit %s alike', async (_, day, start, minutes, refusal) => {
  const time = timeAt(start);
  const [problem] = timeProblems({ day, time, minutes }, { booked: [], blocks: [] }, now);
  expect(problem).toBe(refusal);
  const values = [day, time, minutes, now];
  expect(await ask('private.time_refusal($1, $2, $3, $4)', values)).toBe(refusal ?? null);
});

const vacation = { first: '2026-11-26', last: '2026-12-12' };
const closedDays = Array.from({ length: 17 }, (_, number) => addDays(vacation.first, number));

const toDays = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

async function block(first: string, last: string, madeAt = '-infinity') {
  await database.query(
    'insert into private.blocks (id, first_day, last_day, made_at) values (gen_random_uuid(), $1, $2, $3)',
    [first, last, madeAt],
  );
}
await block(vacation.first, vacation.last);

test('functions and database are open on the same days of the next 400', async () => {
  const days = Array.from({ length: 400 }, (_, number) => addDays(monday, number));
  const { rows } = await database.query<{ day: string }>(
    'select day from unnest($1::text[]) as day where private.is_open_day(day::date)',
    [days],
  );
  expect(rows.map(({ day }) => day)).toEqual(days.filter((day) => isOpenDay(day, closedDays)));
  expect(await ask('private.closed_days($1)', [monday])).toEqual(closedDays);
});

test('the promise counts from the request when no open day is near enough', async () => {
  const sent = denverMoment('2028-01-03', '20:00');
  await block('2028-01-03', '2028-05-01');
  const promised = denverMoment('2028-01-03', '22:00');
  expect(await ask(`private.promised_at('bookings', $1)`, [sent])).toEqual(promised);
  const closed = await ask('private.closed_days($1)', ['2028-01-01']);
  expect(answerDeadline(sent, toDays(closed))).toEqual(promised);
});

test('a day that is blocked after a request came moves no promise', async () => {
  const sent = denverMoment('2029-01-08', '10:00');
  await block('2029-01-08', '2029-01-09', '2029-01-08 10:01-07');
  const promises = [sent, denverMoment('2029-01-08', '10:02')].map((moment) =>
    ask(`private.promised_at('bookings', $1)`, [moment]),
  );
  expect(await Promise.all(promises)).toEqual([
    denverMoment('2029-01-08', '12:00'),
    denverMoment('2029-01-10', '09:00'),
  ]);
});

test('database and functions promise the same answer, every quarter of an hour', async () => {
  const quarters = Array.from({ length: 24 * 4 }, (_, number) => timeAt(15 * number));
  const clockChanges = ['2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14', '2027-11-07'];
  const sent = [...week, ...clockChanges].flatMap((day) =>
    quarters.map((time) => denverMoment(day, time)),
  );
  const promises = async (source: string) => {
    const { rows } = await database.query<{ promised: Date }>(
      'select private.promised_at($1, sent) as promised from unnest($2::timestamptz[]) as sent',
      [source, sent],
    );
    return rows.map(({ promised }) => promised);
  };
  const requests = sent.map((moment) => answerDeadline(moment, closedDays));
  expect(await promises('bookings')).toEqual(requests);
  expect(await promises('contact_inquiries')).toEqual(sent.map(messageDeadline));
  const deadline = answerDeadline(denverMoment('2026-10-31', '20:00'), []);
  expect(deadline).toEqual(new Date('2026-11-02T09:00-07:00'));
});

test.each(timeWindows)('the window $label ends alike in the database', async ({ label, end }) => {
  const refusal = (minutes: number) =>
    ask('private.window_refusal($1, $2, $3)', [
      monday,
      label,
      denverMoment(monday, timeAt(minutes)),
    ]);
  expect([await refusal(end * 60 - 1), await refusal(end * 60)]).toEqual([null, 'in_past']);
});

test('windows follow each other from opening to closing, and are named by their hours', () => {
  const ends = timeWindows.map(({ end }) => end);
  expect(timeWindows.map(({ start }) => start)).toEqual([visitHours.opens, ...ends.slice(0, -1)]);
  expect(ends.at(-1)).toBe(visitHours.closes);
  for (const { label, start, end } of timeWindows) {
    const [from, to] = [start, end].map((hour) => formatTime(timeAt(hour * 60)).replace(':00', ''));
    const isSameHalf = from?.slice(-2) === to?.slice(-2);
    expect(label).toBe(`${isSameHalf ? from?.slice(0, -3) : from}-${to}`);
  }
});

/** The days before and after each Sunday ahead on which clocks change: 2026-11-01, 2027-03-14, 2027-11-07. */
const clockChanges = daysAhead.slice(1).flatMap((sunday) => {
  const [before, after] = [addDays(sunday, -1), addDays(sunday, 1)];
  const [from, until] = [before, after].map((day) => denverMoment(day, '09:00').valueOf());
  const isChange = Number(until) - Number(from) !== 2 * 86_400_000;
  return weekdayNumber(sunday) === 0 && isChange ? [before, after] : [];
});

test('a reminder is due the promised hours before the visit, also where clocks change', async () => {
  expect(clockChanges.length).toBeGreaterThanOrEqual(4);
  for (const [index, day] of clockChanges.entries()) {
    const reference = `AG-22222${index + 3}`;
    await database.exec(bookingSql({ reference }));
    const terms = { day, local_time: '09:00', minutes: 60 };
    expect(
      await ask(`public.${pressSql(reference, 'confirm', { revision: 0, terms })}`, []),
    ).toMatchObject({ outcome: 'done' });
    const due = new Date(denverMoment(day, '09:00').valueOf() - reminderHours * 3_600_000);
    const { rows } = await database.query(
      `select due_at, wanted_at from private.outbox where kind = 'reminder'
         and row_ids = private.visit_rows('${reference}')`,
    );
    expect(rows).toEqual([{ due_at: due, wanted_at: due }]);
  }
});

test('visits finish when the business closes', () => {
  const closing = formatTime(timeAt(closes)).replace(':00', '');
  expect(latestFinish).toContain(`finish by ${closing}`);
});
