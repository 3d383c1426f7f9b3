import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from './visit-client.ts';
import { isOpenDay } from '@shared/time/open-days';

const { call, busyDays, sql, request, confirm, press, confirmed } = await startClients();
afterEach(async () => {
  await sql('delete from private.blocks');
  await sql('delete from private.visits');
});

const busyOn = async (day: string) =>
  (await busyDays()).days.find((each) => each.day === day)?.busy;

async function block(first: string, last: string, from?: string, until?: string) {
  const hours = [from, until].map((time) => (time ? `'${time}'` : 'null')).join();
  await sql(`insert into private.blocks (id, first_day, last_day, from_time, until_time, reason)
    values (gen_random_uuid(), '${first}', '${last}', ${hours}, 'Root canal')`);
}

test('gives the next ten open days, without closed ones', async () => {
  await block(openDay(0), openDay(1));
  const { closed_days: closedDays, days } = await busyDays();
  expect(closedDays).toEqual(expect.arrayContaining([openDay(0), openDay(1)]));
  expect(days).toHaveLength(10);
  for (const { day } of days) expect(isOpenDay(day, closedDays), day).toBe(true);
});

test.each([
  ['09:00', 75],
  ['09:30', 90],
])('tells a visit of %s, %d minutes, as from 9 to 11', async (local_time, minutes) => {
  await confirm(await request({ zip_code: '80206' }), 0, { ...nineOClock, local_time, minutes });
  expect(await busyOn(nineOClock.day)).toEqual([
    { from: '09:00', until: '11:00', zip_code: '80206' },
  ]);
});

test('tells whole hours as they are, and no canceled visit', async () => {
  const reference = await confirmed({}, { ...nineOClock, minutes: 120 });
  expect(await busyOn(nineOClock.day)).toMatchObject([{ from: '09:00', until: '11:00' }]);
  await press(reference, 'cancel', { reason: 'illness' });
  expect(await busyOn(nineOClock.day)).toEqual([]);
});

test('takes 30 questions of a caller in ten minutes, whatever others ask', async () => {
  const ask = async (address: string) => {
    const args = { on_form: 'questions', headers: { 'cf-connecting-ip': address } };
    return call('note_call', args);
  };
  const answers: unknown[] = [];
  for (let times = 0; times < 40; times += 1) answers.push(await ask('203.0.113.61'));
  expect(answers.indexOf(true)).toBe(30);
  expect(answers.lastIndexOf(false)).toBe(29);
  expect(await ask('203.0.113.62')).toBe(false);
  // refused ones fill no table
  expect(
    await sql(`select count(*)::int as hits from private.caller_hits where form = 'questions'`),
  ).toEqual([{ hits: 31 }]);
  await sql(`update private.caller_hits set hit_at = hit_at - interval '601 seconds' where true`);
  expect(await ask('203.0.113.61')).toBe(false);
});

test('tells in steps of 90 minutes how long a visit can be that starts in each window', async () => {
  const longestOn = async (day: string) =>
    (await busyDays()).days.find((each) => each.day === day)?.longest;
  expect(await longestOn(nineOClock.day)).toEqual([6, 5, 4, 2, 1]);
  await confirm(await request(), 0, { ...nineOClock, local_time: '08:30', minutes: 120 });
  await block(nineOClock.day, nineOClock.day, '14:30', '15:00');
  expect(await longestOn(nineOClock.day)).toEqual([0, 2, 1, 2, 1]);
});

test('tells blocked hours without their reason', async () => {
  await block(openDay(), openDay(), '12:10', '12:50');
  await block(openDay(), openDay(), '17:30', '24:00');
  expect(await busyOn(openDay())).toEqual([
    { from: '12:00', until: '13:00', zip_code: null },
    { from: '17:00', until: '23:00', zip_code: null },
  ]);
});
