import { afterAll, afterEach, expect } from 'vitest';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { nineOClock, openDay, visitClient } from '../visits/visit-client.ts';
import { claimingClient } from './claiming-client.ts';
import { visitOutbox } from './visit-outbox.ts';

const backend = await startBackend();
const { operator, sql, stop } = backend;
const { request, requestWithoutReceipts, read, answer, confirm, cancel } = visitClient(backend);
const { claim, claimAll } = claimingClient(operator);
const { kinds, waiting, superseded, makeDue, empty } = visitOutbox(backend);
afterAll(stop);
afterEach(empty);

async function finishVisits(reference: string) {
  await sql('update private.visits set starts_at = now()');
  expect(await answer(reference, 1, 'done')).toBe('done');
}

test('a confirmation emails the owner at once, with the visit and the version of its links', async () => {
  const reference = await requestWithoutReceipts();
  await confirm(reference, 0, { ...nineOClock, note: 'Gate code works' });

  expect(await claim()).toMatchObject({
    kind: 'confirmed',
    audience: 'owner',
    source: 'bookings',
    link_version: 1,
    request: [{ reference }],
    visit: { status: 'confirmed', revision: 1, time: '09:00', note: 'Gate code works' },
  });
  expect(await claim()).toBeUndefined();
  expect(await waiting()).toEqual(['operator nudge', 'owner reminder']);
});

type Change = readonly [number, string, Record<string, unknown>?];

test.each<[string, Change[], string[]]>([
  ['declined', [[0, 'decline']], ['owner declined']],
  [
    'moved',
    [
      [0, 'confirm', nineOClock],
      [1, 'move', { ...nineOClock, day: openDay(1) }],
    ],
    ['owner moved'],
  ],
  [
    'canceled by us',
    [
      [0, 'confirm', nineOClock],
      [1, 'cancel'],
    ],
    ['owner canceled'],
  ],
])('the owner gets one email about the latest state: %s', async (_, changes, told) => {
  const reference = await requestWithoutReceipts();
  for (const [revision, action, args] of changes) await answer(reference, revision, action, args);

  expect(await kinds()).toEqual(told);
});

test('a reminder goes when it is due, with the time that the visit has by then', async () => {
  const reference = await requestWithoutReceipts();
  await confirm(reference);
  await answer(reference, 1, 'move', { ...nineOClock, local_time: '14:00' });
  await claimAll();

  await makeDue('reminder');
  const [reminder, ...others] = await claimAll();
  expect(reminder).toMatchObject({ kind: 'reminder', visit: { revision: 2, time: '14:00' } });
  expect(others).toEqual([]);
  expect(await superseded()).toEqual(['confirmed', 'reminder']);
});

test.each<[string, (reference: string) => Promise<unknown>]>([
  ['the owner canceled', (reference) => cancel(reference, 1)],
  ['the operator canceled', (reference) => answer(reference, 1, 'cancel')],
  ['the visit was done', (reference) => finishVisits(reference)],
  ['the visit began', () => sql('update private.visits set starts_at = now()')],
  [
    'the request was deleted',
    (reference) => sql(`delete from public.bookings where reference = '${reference}'`),
  ],
])('no reminder goes after %s', async (_, change) => {
  const reference = await requestWithoutReceipts();
  await confirm(reference);
  await claimAll();
  await change(reference);
  await makeDue('reminder');

  expect(await kinds()).not.toContain('owner reminder');
  expect(await superseded()).toContain('reminder');
});

test('a visit within 24 hours queues no reminder, and promises none', async () => {
  const reference = await requestWithoutReceipts();
  await confirm(reference);
  expect((await read(reference)).visit).toMatchObject({ has_reminder: true });
  await sql(
    `update private.visits set starts_at = now() + interval '23 hours' where reference = '${reference}'`,
  );
  await sql(
    `select private.queue_times(visits) from private.visits where reference = '${reference}'`,
  );
  expect((await read(reference)).visit).toMatchObject({ has_reminder: false });

  expect(await waiting()).toEqual(['owner confirmed', 'operator nudge', 'owner reminder']);
});

test('the limits of visitors’ emails do not hold back emails about visits', async () => {
  await sql('update private.settings set visitor_mails_per_hour = 0, recipient_mails_per_day = 0');
  const reference = await request();
  await confirm(reference);
  await answer(reference, 1, 'move', { ...nineOClock, local_time: '14:00' });
  await sql(
    `update private.outbox set created_at = now() - interval '2 days' where kind = 'moved'`,
  );

  expect(await kinds()).toEqual(['operator received', 'owner moved']);
  await sql('update private.settings set visitor_mails_per_hour = 60, recipient_mails_per_day = 3');
});

test('emails about visits do not count toward the limits of visitors and mailboxes', async () => {
  await sql('update private.settings set visitor_mails_per_hour = 1');
  for (let revision = 0; revision < 6; revision += 1) {
    const reference = await requestWithoutReceipts();
    await confirm(reference, 0, { ...nineOClock, day: openDay(revision) });
  }
  expect(await kinds()).toHaveLength(6);

  await request();
  expect(await kinds()).toEqual(['operator received', 'owner received']);
  await sql('update private.settings set visitor_mails_per_hour = 60');
});
