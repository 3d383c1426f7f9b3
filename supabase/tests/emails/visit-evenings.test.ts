import { afterAll, afterEach, expect } from 'vitest';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { nineOClock, openDay, visitClient } from '../visits/visit-client.ts';
import { claimingClient } from './claiming-client.ts';

const backend = await startBackend();
const { operator, sql, stop } = backend;
const { request, answer, confirm } = visitClient(backend);
const { claim, claimAll } = claimingClient(operator);
afterAll(stop);
afterEach(async () => {
  await sql('delete from private.outbox');
  await sql('delete from private.visits');
});

const eveningBefore = (day: string, time: string) =>
  `(date '${day}' - 1 + time '${time}') at time zone 'America/Denver'`;
const findDayToAnnounce = (time: string, day = openDay()) =>
  sql(`select private.tomorrow_email_day(${eveningBefore(day, time)})::text as day`);

test('from 6 PM on the operator gets an email about the next day’s visits, if there are any', async () => {
  const reference = await request();
  await confirm(reference);

  expect(await findDayToAnnounce('17:59')).toEqual([{ day: null }]);
  expect(await findDayToAnnounce('18:00')).toEqual([{ day: openDay() }]);
  expect(await findDayToAnnounce('23:59')).toEqual([{ day: openDay() }]);
  expect(await findDayToAnnounce('18:00', openDay(1))).toEqual([{ day: null }]);

  await answer(reference, 1, 'cancel');
  expect(await findDayToAnnounce('18:00')).toEqual([{ day: null }]);
});

test('one email lists the visits of the day in order of time', async () => {
  const noon = await request({ pet_name: 'Luna' });
  await confirm(noon, 0, { ...nineOClock, local_time: '12:00' });
  const morning = await request({}, 2);
  await confirm(morning);
  await confirm(await request(), 0, { ...nineOClock, day: openDay(1) });
  await sql('delete from private.outbox');
  for (let times = 0; times < 2; times += 1) {
    await sql(`select private.queue_tomorrow(${eveningBefore(openDay(), '18:00')})`);
  }

  expect(await claim()).toMatchObject({
    kind: 'tomorrow',
    audience: 'operator',
    source: null,
    link_version: null,
    visit: null,
    request: [
      {
        link_version: 1,
        visit: { time: '09:00' },
        request: [{ reference: morning }, { reference: morning }],
      },
      { request: [{ reference: noon, pet_name: 'Luna' }], visit: { time: '12:00' } },
    ],
  });
  expect(await claim()).toBeUndefined();
});

test('the outbox leaves out a list for a day that has passed or has no visits left', async () => {
  const reference = await request();
  await confirm(reference);
  await sql(`select private.queue_tomorrow(${eveningBefore(openDay(), '20:00')})`);
  await answer(reference, 1, 'cancel');
  await sql(`insert into private.outbox (kind, row_ids, audience, day)
    values ('tomorrow', '{}', 'operator', (now() at time zone 'America/Denver')::date - 1)`);

  expect((await claimAll()).map(({ kind }) => kind)).not.toContain('tomorrow');
  expect(await sql(`select last_error from private.outbox where kind = 'tomorrow'`)).toEqual([
    { last_error: 'superseded' },
    { last_error: 'superseded' },
  ]);
});
