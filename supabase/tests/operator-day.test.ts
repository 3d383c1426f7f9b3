import { afterAll, afterEach, expect } from 'vitest';
import type { DayRecord } from '../functions/visits/day-record.ts';
import { localTest as test, startBackend } from './backend-under-test.ts';
import { nineOClock, openDay, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { operator, visitor, sql, stop } = backend;
const { request, answer, confirm, cancel, sendAgain } = visitClient(backend);
afterAll(stop);
afterEach(async () => {
  await sql('delete from private.visits');
  await sql('delete from private.requests');
  await sql('delete from public.bookings');
});

async function operatorDay(): Promise<DayRecord> {
  const { data, error } = await operator().rpc('operator_day', {});
  if (error) throw new Error(error.message);
  return data;
}
const references = (list: readonly { reference: string }[]) =>
  list.map(({ reference }) => reference);
const shiftHours = (count: number) => `now() - make_interval(hours => ${count})`;

async function setSentAt(reference: string, moment: string) {
  await sql(`update private.requests set sent_at = ${moment} where reference = '${reference}'`);
  await sql(`update public.bookings set created_at = ${moment} where reference = '${reference}'`);
}
const startsAt = (reference: string, moment: string) =>
  sql(`update private.visits set starts_at = ${moment} where reference = '${reference}'`);

test('nobody but the secret key asks for the day', async () => {
  expect((await visitor().rpc('operator_day', {})).status).toBeGreaterThanOrEqual(400);
});

test('without requests and visits the day is empty', async () => {
  const empty = { requests: [], wishes: [], waiting: 0, visits: [], has_later: false };
  expect(await operatorDay()).toEqual(empty);
});

test('unanswered requests wait, oldest first and marked ones last', async () => {
  const newer = await request({}, 2);
  const older = await request();
  const marked = await request();
  await setSentAt(older, shiftHours(3));
  await setSentAt(marked, shiftHours(5));
  await sql(`update public.bookings set status = 'review' where reference = '${marked}'`);

  const { requests, waiting } = await operatorDay();
  expect(references(requests)).toEqual([older, newer, marked]);
  expect(requests.map(({ is_marked }) => is_marked)).toEqual([false, false, true]);
  expect(requests[1]).toMatchObject({
    link_version: 1,
    sent_at: expect.stringMatching(/Z$/),
    request: [{ pet_number: 1 }, { pet_number: 2 }],
  });
  expect(waiting).toBe(3);
});

test.each([
  ['confirmed', (reference: string) => confirm(reference)],
  ['declined', (reference: string) => answer(reference, 0, 'decline', { note: 'Full' })],
  ['called off by its owner', (reference: string) => cancel(reference, 0)],
  [
    'set to spam by hand',
    (reference: string) =>
      sql(`update public.bookings set status = 'spam' where reference = '${reference}'`),
  ],
  ['61 days old', (reference: string) => setSentAt(reference, shiftHours(61 * 24))],
])('a request that is %s does not wait', async (_name, change) => {
  await change(await request());

  expect((await operatorDay()).requests).toEqual([]);
});

test('of a request that was sent twice, the newest sending waits, once', async () => {
  const reference = await request();
  expect(await sendAgain(reference, { pet_name: 'Luna' })).toBe('201');

  const { requests } = await operatorDay();
  expect(requests).toMatchObject([{ reference, request: [{ pet_name: 'Luna' }] }]);
});

test('visits come in order of time, with the numbers that a press names', async () => {
  const later = await request();
  await confirm(later, 0, { ...nineOClock, day: openDay(1) });
  const noon = await request();
  await confirm(noon, 0, { ...nineOClock, local_time: '12:00' });
  const morning = await request();
  await confirm(morning);
  await sendAgain(morning, { pet_name: 'Luna' });

  const { visits, requests } = await operatorDay();
  expect(references(visits)).toEqual([morning, noon, later]);
  expect(visits[0]).toMatchObject({
    link_version: 1,
    request_version: 1,
    is_sent_again: true,
    request: [{ pet_name: 'Biscuit' }],
    visit: { status: 'confirmed', revision: 1, day: openDay(), time: '09:00', minutes: 90 },
  });
  expect(visits[1]?.is_sent_again).toBe(false);
  expect(requests).toEqual([]);
});

const midnight = `date_trunc('day', now() at time zone 'America/Denver') at time zone 'America/Denver'`;

test('shows all of today, and earlier visits that were not marked done', async () => {
  const [atMidnight, yesterday, doneYesterday, longAgo, canceled] = [
    await request(),
    await request(),
    await request(),
    await request(),
    await request(),
  ];
  const days = [
    [atMidnight, midnight],
    [yesterday, `${midnight} - interval '1 minute'`],
    [doneYesterday, `${midnight} - interval '2 minutes'`],
    [longAgo, `${midnight} - interval '13 days 1 minute'`],
    [canceled, midnight],
  ] as const;
  for (const [index, [reference, moment]] of days.entries()) {
    await confirm(reference, 0, { ...nineOClock, day: openDay(index) });
    await startsAt(reference, moment);
  }
  for (const reference of [atMidnight, doneYesterday]) {
    expect(await answer(reference, 1, 'done')).toBe('done');
  }
  await answer(canceled, 1, 'cancel', { note: 'Van' });

  const { visits } = await operatorDay();
  expect(references(visits)).toEqual([yesterday, atMidnight]);
  expect(visits.map(({ visit }) => visit?.status)).toEqual(['confirmed', 'done']);
});

test('what the operator settled by hand in the table counts', async () => {
  const reference = await request();
  await confirm(reference);
  await sql(`update public.bookings set status = 'canceled' where reference = '${reference}'`);

  expect((await operatorDay()).visits).toEqual([]);
});

const keptVisits = 10_000;

const insertOldVisits = `
  with pet as (
    insert into public.bookings (id, pet_number, parent_name, phone, email, address, zip_code, pet_name,
        pet_type, service, preferred_date, preferred_time, status)
      select gen_random_uuid(), 1, 'Sam', '3035550199', 'sam@rivera.test', '12 Pearl St', '80206',
        'Biscuit', 'dog', 'Spa Bath', current_date + 3, '8-10 AM', 'done'
      from generate_series(1, ${keptVisits})
      returning id
  ), known as (
    insert into private.requests (reference, row_ids) select 'kept ' || id, array[id] from pet
  )
  insert into private.visits (reference, row_ids, request_version, status, starts_at, minutes, time_set_at)
    select 'kept ' || id, array[id], 1, 'done',
      now() - make_interval(hours => 24 * 14 + 2 * (row_number() over ())::integer), 60, now()
    from pet`;

test('with 10,000 visits kept, the day is read along its indexes', async () => {
  await confirm(await request());
  await request();
  await sql(insertOldVisits);
  // like autovacuum; otherwise the planner thinks the tables are empty
  await sql('analyze');

  for (const [view, order, index] of [
    ['waiting_requests', 'is_marked, sent_at, reference', 'bookings_unanswered'],
    ['day_visits', 'starts_at, reference', 'visits_starts_at'],
  ]) {
    const plan = await sql(
      `explain (analyze, format json) select * from private.${view} order by ${order} limit 100`,
    );
    const text = JSON.stringify(plan);
    expect(text, view).toContain(`"Index Name":"${index}"`);
    expect(text, view).not.toContain('"Seq Scan"');
    const rows = [...text.matchAll(/"Actual Rows":(\d+)/g)].map(([, count]) => Number(count));
    expect(rows.length, view).toBeGreaterThan(2);
    expect(Math.max(...rows), view).toBeLessThan(5);
  }
  const { requests, visits } = await operatorDay();
  expect([requests.length, visits.length]).toEqual([1, 1]);
});

test('limits the lists to what a page can show', async () => {
  await sql(`
    with pet as (
      insert into public.bookings (id, pet_number, parent_name, phone, email, address, zip_code, pet_name,
          pet_type, service, preferred_date, preferred_time, status)
        select gen_random_uuid(), 1, 'Sam', '3035550199', 'sam@rivera.test', '12 Pearl St', '80206',
          'Biscuit', 'dog', 'Spa Bath', current_date + 3, '8-10 AM', 'confirmed'
        from generate_series(1, 101) returning id
    ), known as (
      insert into private.requests (reference, row_ids) select 'ahead ' || id, array[id] from pet
    )
    insert into private.visits (reference, row_ids, request_version, status, starts_at, minutes, time_set_at)
      select 'ahead ' || id, array[id], 1, 'confirmed',
        now() + make_interval(hours => 24 + 2 * (row_number() over ())::integer), 60, now()
      from pet`);
  for (let sent = 0; sent < 51; sent += 1) await request();

  const { requests, waiting, visits, has_later } = await operatorDay();
  expect([requests.length, waiting, visits.length, has_later]).toEqual([50, 51, 100, true]);
});
