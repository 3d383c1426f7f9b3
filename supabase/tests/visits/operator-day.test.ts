import { afterAll, afterEach, expect } from 'vitest';
import type { DayRecord } from '../../functions/visits/answers/answer-day.ts';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { manyVisitsSql } from './many-visits.ts';
import { nineOClock, openDay, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { operator, sql, stop } = backend;
const { request, answer, confirm, cancel, sendAgain } = visitClient(backend);
afterAll(stop);
afterEach(async () => {
  await sql('delete from private.visits');
  await sql('delete from private.requests');
  await sql('delete from public.bookings');
});

async function operatorDay(pages = 1): Promise<DayRecord> {
  const { data, error } = await operator().rpc('operator_day', { pages });
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

test('without requests and visits the day is empty', async () => {
  const counts = { requests: 0, marked: 0, wishes: 0, visits: 0 };
  const lists = { requests: [], marked: [], wishes: [], visits: [], blocks: [], closed_days: [] };
  const now = expect.stringMatching(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(await operatorDay()).toEqual({ now, ...lists, counts });
});

test('unanswered requests wait, oldest first, and marked ones by themselves', async () => {
  const newer = await request({}, 2);
  const older = await request();
  const marked = await request({ fill_seconds: 1 });
  await setSentAt(older, shiftHours(3));
  await setSentAt(marked, shiftHours(5));

  const { requests, counts, ...day } = await operatorDay();
  expect(references(requests)).toEqual([older, newer]);
  expect(references(day.marked)).toEqual([marked]);
  expect(requests[1]).toMatchObject({
    link_version: 1,
    sent_at: expect.stringMatching(/Z$/),
    request: [{ pet_number: 1 }, { pet_number: 2 }],
  });
  expect(counts).toMatchObject({ requests: 2, marked: 1 });
});

test('of marked requests the least likely spam comes first', async () => {
  const robot = await request({ honeypot_filled: true });
  const fast = await request({ fill_seconds: 1 });
  await sql('update private.settings set surge_limit = 0');
  const crowd = await request();
  await sql('update private.settings set surge_limit = 100000');

  expect(references((await operatorDay()).marked)).toEqual([crowd, fast, robot]);
});

test.each(['bounced', 'complained', 'failed'])(
  'a request and a visit say that an email to the owner %s',
  async (status) => {
    const [waiting, visit] = [
      await request(),
      await request({ email: `${status}@conformance.example` }),
    ];
    await confirm(visit);
    await sql(
      `update private.outbox set status = '${status}', claimed_at = now(),
        returned_at = case '${status}' when 'failed' then null else now() end where audience = 'owner'`,
    );

    const { requests, visits } = await operatorDay();
    expect(requests).toMatchObject([{ reference: waiting, mail_problem: status }]);
    expect(visits).toMatchObject([{ reference: visit, mail_problem: status }]);
    await sql(
      `update private.outbox set status = 'sent', sent_at = now(), returned_at = null where audience = 'owner'`,
    );
    expect((await operatorDay()).visits[0]?.mail_problem).toBeNull();
    await sql('delete from private.outbox');
  },
);

test.each([
  ['confirmed', (reference: string) => confirm(reference)],
  ['declined', (reference: string) => answer(reference, 0, 'decline', { note: 'Full' })],
  ['called off by its owner', (reference: string) => cancel(reference, 0)],
  ['spam', (reference: string) => answer(reference, 0, 'spam')],
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

test('shows all of today, and earlier visits that are open or were closed within an hour', async () => {
  const [atMidnight, yesterday, justDone, doneBefore, longAgo, canceled] = [
    await request(),
    await request(),
    await request(),
    await request(),
    await request(),
    await request(),
  ];
  const days = [
    [atMidnight, midnight],
    [yesterday, `${midnight} - interval '1 minute'`],
    [justDone, `${midnight} - interval '2 minutes'`],
    [doneBefore, `${midnight} - interval '3 minutes'`],
    [longAgo, `${midnight} - interval '13 days 1 minute'`],
    [canceled, midnight],
  ] as const;
  for (const [index, [reference, moment]] of days.entries()) {
    await confirm(reference, 0, { ...nineOClock, day: openDay(index) });
    await startsAt(reference, moment);
  }
  for (const reference of [atMidnight, justDone, doneBefore]) {
    expect(await answer(reference, 1, 'done')).toBe('done');
  }
  await sql(
    `update private.visits set changed_at = ${shiftHours(1)} where reference = '${doneBefore}'`,
  );
  await answer(canceled, 1, 'cancel', { note: 'Van' });

  const { visits } = await operatorDay();
  expect(references(visits)).toEqual([justDone, yesterday, atMidnight]);
  expect(visits.map(({ visit }) => visit?.status)).toEqual(['done', 'confirmed', 'done']);
});

test('limits the lists to what a page can show, counts all, and shows more', async () => {
  const startsAt = 'now() + make_interval(hours => 24 + 2 * number)';
  await sql(manyVisitsSql({ count: 101, status: 'confirmed', startsAt }));
  for (let sent = 0; sent < 51; sent += 1) await request();

  const first = await operatorDay();
  expect([first.requests.length, first.visits.length]).toEqual([50, 100]);
  expect(first.counts).toMatchObject({ requests: 51, visits: 101 });
  const second = await operatorDay(2);
  expect([second.requests.length, second.visits.length]).toEqual([51, 101]);
});
