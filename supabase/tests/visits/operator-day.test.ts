import { expect, test } from 'vitest';
import type { DayRecord } from '../../functions/_shared/visits/to-day.ts';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { references, shiftHours } from './day-lists.ts';
import { manyVisitsSql } from './many-visits.ts';
import { nineOClock, openDay } from './visit-client.ts';

const backend = await startEmptiedBackend();
const { sql, request, answer, confirm, sendAgain } = backend;
const { operatorDay, sendMessage, setStart, confirmed, freeTime, cancel } = backend;

test('without requests and visits the day is empty', async () => {
  const none = { requests: [], messages: [] };
  expect(await operatorDay()).toEqual({
    now: expect.stringMatching(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    waiting: none,
    calls: [],
    suspects: none,
    wishes: [],
    visits: [],
    blocks: [],
    counts: { waiting: 0, suspects: 0, wishes: 0, visits: 0 },
    trouble: { problem: null, receipts_wait_since: null, paused_until: null },
  });
});

test('the day says what the operator has to know about emails', async () => {
  await sql(`update private.settings set mail_paused_until = '2199-01-01', unqueued_at = now()`);
  expect((await operatorDay()).trouble).toEqual({
    problem: 'request_unqueued',
    receipts_wait_since: null,
    paused_until: '2199-01-01T00:00:00Z',
  });
  await sql('update private.settings set mail_paused_until = null, unqueued_at = null');
});

test.each(['bounced', 'complained', 'failed'])('both lists name a mail that %s', async (status) => {
  const [waiting, visit] = [
    await request(),
    await request({ email: `${status}@conformance.example` }),
  ];
  await confirm(visit);
  await sql(
    `update private.outbox set status = '${status}', claimed_at = now(),
        returned_at = case '${status}' when 'failed' then null else now() end where audience = 'owner'`,
  );

  const { waiting: list, visits } = await operatorDay();
  expect(list.requests).toMatchObject([{ reference: waiting, mail_problem: status }]);
  expect(visits).toMatchObject([{ reference: visit, mail_problem: status }]);
  await sql(
    `update private.outbox set status = 'sent', sent_at = now(), returned_at = null where audience = 'owner'`,
  );
  expect((await operatorDay()).visits[0]?.mail_problem).toBeNull();
  await sql('delete from private.outbox');
});

test('visits come in order of time, with the numbers that a press names', async () => {
  const later = await confirmed({}, { ...nineOClock, day: openDay(1) });
  const noon = await confirmed({}, { ...nineOClock, local_time: '12:00' });
  const morning = await confirmed();
  await sendAgain(morning, { pet_name: 'Luna' });

  const { visits, waiting } = await operatorDay();
  expect(references(visits)).toEqual([morning, noon, later]);
  expect(visits[0]).toMatchObject({
    link_version: 1,
    request_version: 1,
    is_sent_again: true,
    request: [{ pet_name: 'Biscuit' }],
    visit: { status: 'confirmed', revision: 1, day: openDay(), time: '09:00', minutes: 90 },
  });
  expect(visits[1]?.is_sent_again).toBe(false);
  expect(waiting.requests).toEqual([]);
});

const midnight = `date_trunc('day', now() at time zone 'America/Denver') at time zone 'America/Denver'`;

test('shows today’s visits, those that their owners canceled today, and earlier ones that are open or were closed within an hour', async () => {
  const visitAt = async (fromMidnight: string, isCanceled = false) => {
    const reference = await confirmed({}, freeTime());
    if (isCanceled) await cancel(reference, 1);
    await setStart(reference, `${midnight} + interval '${fromMidnight}'`);
    return reference;
  };
  const [atMidnight, yesterday] = [await visitAt('0'), await visitAt('-2 hours')];
  const [justDone, doneBefore] = [await visitAt('-4 hours'), await visitAt('-6 hours')];
  await visitAt('-13 days -1 minute');
  const canceled = await visitAt('2 hours');
  for (const reference of [atMidnight, justDone, doneBefore]) {
    expect(await answer(reference, 1, 'done')).toBe('done');
  }
  await sql(
    `update private.visits set changed_at = ${shiftHours(1)} where reference in ('${doneBefore}', '${atMidnight}')`,
  );
  await answer(canceled, 1, 'cancel', { note: 'Van' });
  const byOwner = await visitAt('23 hours 59 minutes', true);
  const daysAgo = await visitAt('22 hours', true);
  await visitAt('24 hours', true);
  await sql(
    `update private.visits set changed_at = ${midnight} - interval '1 minute' where reference = '${daysAgo}'`,
  );

  const { visits } = await operatorDay();
  expect(references(visits)).toEqual([justDone, yesterday, atMidnight, byOwner]);
  const statuses = visits.map(({ visit }) => visit?.status);
  expect(statuses).toEqual(['done', 'confirmed', 'done', 'canceled']);
});

test('limits the lists to what a page can show, counts all, and shows more', async () => {
  const startsAt = 'now() + make_interval(hours => 24 + 2 * number)';
  await sql(manyVisitsSql({ count: 100, status: 'confirmed', startsAt }));
  // each row without a reference became a request of its own
  await sql('delete from private.requests where waiting_rank is not null');
  const customer = { email: 'dana@known.example', phone: '720-555-0188' };
  await confirm(await request(customer), 0, { ...nineOClock, day: openDay(40) });
  for (let sent = 0; sent < 50; sent += 1) {
    await request();
    await sendMessage();
  }
  const [known, message] = [await request(customer), await sendMessage(customer)];
  const shown = ({ waiting, visits }: DayRecord) => [
    waiting.requests.length,
    waiting.messages.length,
    visits.length,
  ];

  const first = await operatorDay();
  expect(shown(first)).toEqual([50, 50, 100]);
  expect(first.waiting.requests[0]?.reference).toBe(known);
  expect(first.waiting.messages[0]?.id).toBe(message);
  expect(first.counts).toMatchObject({ waiting: 102, visits: 101 });
  expect(shown(await operatorDay(2))).toEqual([51, 51, 101]);
});
