import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from '../visits/visit-client.ts';

const { sql, request, answer, confirm, claim, claimAll, confirmed, empty } = await startClients();
afterEach(empty);

/** In order of the days; `is_on_time` is due at 6 PM in Denver the evening before, or at once after that. */
const lists = () =>
  sql(`select day::text, status, due_at = greatest(
      created_at, (day - 1 + time '18:00') at time zone 'America/Denver'
    ) as is_on_time from private.outbox where kind = 'tomorrow' order by day, status`);
const makeDue = (day = openDay()) =>
  sql(`update private.outbox set due_at = now() where kind = 'tomorrow' and day = '${day}'`);
const queued = { status: 'queued', is_on_time: true };

test('a day with visits has one email to the operator, due at 6 PM the evening before', async () => {
  const [first, second] = [await request(), await request()];
  await confirm(first);
  await confirm(second, 0, { ...nineOClock, local_time: '12:00' });
  expect(await lists()).toEqual([{ day: openDay(), ...queued }]);

  await answer(first, 1, 'move', { ...nineOClock, day: openDay(1) });
  expect(await lists()).toEqual([openDay(), openDay(1)].map((day) => ({ day, ...queued })));
});

test.each([
  ['of today', 0, []],
  ['of tomorrow', 1, [true]],
])('a visit %s has %j days’ email', async (_, days, onTime) => {
  await confirm(await request());
  await sql('delete from private.outbox');
  await sql(`update private.visits
    set starts_at = (private.denver_today() + ${days} + time '23:59') at time zone 'America/Denver'`);
  await sql('select private.queue_times(visits) from private.visits');

  expect((await lists()).map(({ is_on_time }) => is_on_time)).toEqual(onTime);
});

test('one email lists the visits of the day in order of time', async () => {
  const noon = await confirmed({ pet_name: 'Luna' }, { ...nineOClock, local_time: '12:00' });
  const morning = await request({}, 2);
  await confirm(morning);
  await confirm(await request(), 0, { ...nineOClock, day: openDay(1) });
  await claimAll();
  await makeDue();

  expect(await claim()).toMatchObject({
    kind: 'tomorrow',
    audience: 'operator',
    source: null,
    link_version: null,
    visit: null,
    request: [
      {
        visit: { time: '09:00' },
        request: [{ reference: morning }, { reference: morning }],
      },
      { request: [{ reference: noon, pet_name: 'Luna' }], visit: { time: '12:00' } },
    ],
  });
  expect(await claim()).toBeUndefined();
});

test('the outbox leaves out a list for a day that has passed or has no visits left', async () => {
  const reference = await confirmed();
  await answer(reference, 1, 'cancel');
  await makeDue();
  await sql(`insert into private.outbox (kind, row_ids, audience, day)
    values ('tomorrow', '{}', 'operator', private.denver_today() - 1)`);

  expect((await claimAll()).map(({ kind }) => kind)).not.toContain('tomorrow');
  expect(await sql(`select last_error from private.outbox where kind = 'tomorrow'`)).toEqual([
    { last_error: 'superseded' },
    { last_error: 'superseded' },
  ]);
});

test('a day whose list was left out has one again once it has a visit', async () => {
  const reference = await confirmed();
  await answer(reference, 1, 'cancel');
  await makeDue();
  await claimAll();
  await confirm(await request());

  expect((await lists()).map(({ status }) => status)).toEqual(['left_out', 'queued']);
});
