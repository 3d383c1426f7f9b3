import { afterAll, afterEach, expect } from 'vitest';
import { localTest as test, startBackend } from './backend-under-test.ts';
import { claimingClient } from './claiming-client.ts';
import { inquiry } from './sample-rows.ts';
import { nineOClock, openDay, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { visitor, operator, sql, stop } = backend;
const { request, answer, confirm, cancel } = visitClient(backend);
const { claim, claimAll, complete } = claimingClient(operator);
afterAll(stop);
afterEach(async () => {
  await sql('delete from private.outbox');
  await sql('delete from private.visits');
});

/** A request whose first mails have gone. */
async function toldRequest() {
  const reference = await request();
  await sql(`delete from private.outbox where kind = 'received'`);
  return reference;
}

const kinds = async () => (await claimAll()).map(({ audience, kind }) => `${audience} ${kind}`);
const waiting = async () => {
  const jobs = await sql(
    `select audience || ' ' || kind as job from private.outbox where status = 'queued' and tries = 0
       order by due_at, 1`,
  );
  return jobs.map(({ job }) => job);
};
const leftOut = async () => {
  const jobs = await sql(
    `select kind from private.outbox where status = 'left_out' and last_error = 'superseded' order by 1`,
  );
  return jobs.map(({ kind }) => kind);
};

/** What the operator does in the dashboard. */
const setStatus = (reference: string, status: string) =>
  sql(`update public.bookings set status = '${status}' where reference = '${reference}'`);

/** Time passes for a kind of mail. */
const makeDue = (kind: string) =>
  sql(`update private.outbox set due_at = now() where kind = '${kind}'`);

test('a confirmed visit is told at once, with the visit and the version of its links', async () => {
  const reference = await toldRequest();
  await confirm(reference, 0, { ...nineOClock, note: 'Gate code works' });

  expect(await claim()).toMatchObject({
    ...{ kind: 'confirmed', audience: 'owner', source: 'bookings', link_version: 1 },
    request: [{ reference, status: 'confirmed' }],
    visit: { status: 'confirmed', revision: 1, time: '09:00', note: 'Gate code works' },
  });
  expect(await claim()).toBeUndefined();
  expect(await waiting()).toEqual(['operator nudge', 'owner reminder']);
});

type Change = readonly [number, string, object?];

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
  [
    'done',
    [
      [0, 'confirm', nineOClock],
      [1, 'done'],
    ],
    [],
  ],
])('only the present state is told: %s', async (_, changes, told) => {
  const reference = await toldRequest();
  for (const [revision, action, args] of changes) await answer(reference, revision, action, args);

  expect(await kinds()).toEqual(told);
});

test('what the owner cancels is told to both, the operator first', async () => {
  const reference = await toldRequest();
  await cancel(reference, 0);

  expect(await kinds()).toEqual(['operator canceled', 'owner canceled']);
});

test('a reminder goes when it is due, for the time that counts by then', async () => {
  const reference = await toldRequest();
  await confirm(reference);
  await answer(reference, 1, 'move', { ...nineOClock, local_time: '14:00' });
  await claimAll();

  await makeDue('reminder');
  const [reminder, ...others] = await claimAll();
  expect(reminder).toMatchObject({ kind: 'reminder', visit: { revision: 2, time: '14:00' } });
  expect(others).toEqual([]);
  expect(await leftOut()).toEqual(['confirmed', 'reminder']);
});

test.each<[string, (reference: string) => Promise<unknown>]>([
  ['the owner cancels', (reference) => cancel(reference, 1)],
  ['the operator cancels', (reference) => answer(reference, 1, 'cancel')],
  ['it was done', (reference) => answer(reference, 1, 'done')],
  ['a status is set by hand', (reference) => setStatus(reference, 'cancelled')],
  [
    'the request is deleted',
    (reference) => sql(`delete from public.bookings where reference = '${reference}'`),
  ],
])('no reminder goes once %s', async (_, change) => {
  const reference = await toldRequest();
  await confirm(reference);
  await claimAll();
  await change(reference);
  await makeDue('reminder');

  expect(await kinds()).not.toContain('owner reminder');
  expect(await leftOut()).toContain('reminder');
});

test('a visit within 24 hours has no reminder', async () => {
  const reference = await toldRequest();
  await confirm(reference);
  await sql(
    `select private.queue_appointment_mails('${reference}', 'moved', now() + interval '23 hours')`,
  );

  expect(await waiting()).toEqual([
    'owner confirmed',
    'owner moved',
    'operator nudge',
    'owner reminder',
  ]);
});

test('a request that nobody answers causes one nudge', async () => {
  const reference = await toldRequest();
  await makeDue('nudge');
  const nudge = await claim();

  expect(nudge).toMatchObject({
    ...{ kind: 'nudge', audience: 'operator', link_version: 1, visit: null },
    request: [{ reference, status: 'new' }],
  });
  expect(nudge && (await complete(nudge, { outcome: 'sent' }))).toBe('sent');
  expect(await waiting()).toEqual([]);
});

test.each<[string, (reference: string) => Promise<unknown>]>([
  ['it was answered', (reference) => confirm(reference)],
  ['its owner canceled', (reference) => cancel(reference, 0)],
  ['somebody set another status by hand', (reference) => setStatus(reference, 'confirmed')],
  [
    'it is deleted',
    (reference) => sql(`delete from public.bookings where reference = '${reference}'`),
  ],
])('no nudge comes for a request once %s', async (_, change) => {
  await change(await toldRequest());
  await makeDue('nudge');

  expect(await kinds()).not.toContain('operator nudge');
  expect(await leftOut()).toEqual(['nudge']);
});

test('what is marked for review, a message, and a request that was sent again cause no nudge', async () => {
  await request({ honeypot_filled: true });
  await visitor().from('contact_inquiries').insert(inquiry());
  expect(await waiting()).not.toContain('operator nudge');

  const reference = await request();
  const rows = await sql(`select * from public.bookings where reference = '${reference}'`);
  const { parent_name, phone, email, address, zip_code, pet_name, pet_type, service } =
    rows[0] ?? {};
  const again = { parent_name, phone, email, address, zip_code, pet_name, pet_type, service };
  await visitor()
    .from('bookings')
    .insert({ ...again, reference, preferred_date: openDay(), preferred_time: '12-2 PM' });
  await makeDue('nudge');

  expect((await kinds()).filter((kind) => kind === 'operator nudge')).toHaveLength(1);
  expect(await leftOut()).toEqual(['nudge']);
});

test('mails about visits are not held back by the limits of visitors’ mails', async () => {
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

test('mails about visits take nothing of what one mailbox gets a day', async () => {
  for (let revision = 0; revision < 6; revision += 1) {
    const reference = await toldRequest();
    await confirm(reference, 0, { ...nineOClock, day: openDay(revision) });
  }
  expect(await kinds()).toHaveLength(6);

  await request();
  expect(await kinds()).toEqual(['operator received', 'owner received']);
});
