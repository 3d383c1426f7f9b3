import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startEmptiedBackend } from '../requests/emptied-backend.fixture.ts';
import { inquiry, petRows } from '../setup/sample-rows.ts';
import { newReference } from '../visits/visit-client.ts';
import { kinds } from './claiming-client.ts';

const { visitor, sql, request, confirm, claimAll, complete, operatorDay, sendMessage } =
  await startEmptiedBackend();

async function claimDigest() {
  const job = (await claimAll()).find(({ kind }) => kind === 'digest');
  return job?.digest;
}

const sendSuspectMessage = () => sendMessage({ honeypot_filled: true });

test('a digest counts what waits and lists the first of what has no marks of its own, customers first', async () => {
  const dana = { email: 'dana@known.example', phone: '720-555-0188' };
  expect(await confirm(await request(dana))).toBe('done');
  await request({ honeypot_filled: true });
  await sendSuspectMessage();
  for (let sent = 0; sent < 22; sent += 1) await request();
  await sql('update private.settings set surge_limit = 0');
  const known = await request({ ...dana, email: 'Dana@Known.example' });

  const digest = await claimDigest();
  expect(digest).toMatchObject({ waiting: 23, suspects: 2, signups: 0, stopped_at: null });
  expect(digest?.requests).toHaveLength(21);
  expect(digest?.requests[0]).toMatchObject({ reference: known, reasons: ['surge'] });
  expect(digest?.requests.flatMap(({ reasons }) => reasons)).toEqual(['surge']);
});

test('a digest leaves out what the operator has answered', async () => {
  const reference = await request({ honeypot_filled: true });
  expect(await confirm(reference)).toBe('done');

  expect(await claimDigest()).toMatchObject({ requests: [], waiting: 0, suspects: 0 });
});

test('suspect requests and messages cause a digest alone, at most every 15 minutes', async () => {
  await request({ honeypot_filled: true });
  await sendSuspectMessage();
  const jobs = await claimAll();
  expect(kinds(jobs)).toEqual(['operator digest']);
  for (const job of jobs) await complete(job, { outcome: 'sent' });

  await request({ honeypot_filled: true });
  await request({ honeypot_filled: true });
  const pass = (minutes: number) =>
    sql(`update private.outbox set due_at = due_at - interval '${minutes} minutes'`);
  await pass(14);
  expect(await claimAll()).toEqual([]);
  await pass(1);
  expect(await claimDigest()).toMatchObject({ suspects: 4 });
});

test('on a busy day requests beyond the limit of the form have a digest and a nudge, but no email of their own', async () => {
  await sql('update private.settings set requests_per_day = 2');
  for (let sent = 0; sent < 3; sent += 1) await request();
  const jobs = await claimAll();

  expect(kinds(jobs).filter((kind) => kind === 'operator received')).toHaveLength(2);
  expect(jobs.find(({ kind }) => kind === 'digest')?.digest).toMatchObject({ waiting: 3 });
  expect(await sql(`select from private.outbox where kind = 'nudge'`)).toHaveLength(3);
  expect(await sql(`select distinct status from public.bookings`)).toEqual([{ status: 'new' }]);
  // the other form has its own count
  await sendMessage();
  expect(kinds(await claimAll())).toContain('operator received');
});

/** Each caller stays within its limits, so that nothing but a surge marks it. */
async function flood() {
  const name = '"'.repeat(98);
  for (let caller = 0; caller < 30; caller += 1) {
    const bot = visitor(`198.51.100.${caller % 10}`);
    const texts = { first_name: name, last_name: name, message: '"'.repeat(994) };
    await bot.from('contact_inquiries').insert(inquiry(texts));
    await bot
      .from('bookings')
      .insert(petRows(1, newReference()).map((pet) => ({ ...pet, parent_name: name })));
  }
}

test('real requests wait for an answer and cause nudges while ten addresses flood both forms', async () => {
  await sql('update private.settings set surge_limit = 30');
  const before = await request();
  await flood();
  const booking = await request();
  const message = randomUUID();
  await sendMessage({ id: message });

  const { waiting, suspects, counts } = await operatorDay();
  const references = waiting.requests.map(({ reference }) => reference);
  expect(references).toEqual(expect.arrayContaining([before, booking]));
  expect(waiting.messages.map(({ id }) => id)).toContain(message);
  expect([suspects, counts]).toMatchObject([{ requests: [], messages: [] }, { waiting: 63 }]);
  expect(await sql(`select from private.outbox where kind = 'nudge'`)).toHaveLength(63);

  const digest = (await claimAll()).find(({ kind }) => kind === 'digest')?.digest;
  expect(digest).toMatchObject({ waiting: 63, suspects: 0 });
  expect(digest?.requests.length).toBeLessThanOrEqual(21);
});

test('the flood of one IPv6 /48 is marked, and real requests wait before it', async () => {
  await sql('update private.settings set surge_limit = 30');
  for (let home = 0; home < 64; home += 1) {
    await visitor(`2001:db8:48:${(home * 256).toString(16)}::1`)
      .from('bookings')
      .insert(petRows(1, newReference()));
  }
  const real = await request();

  const { waiting, counts } = await operatorDay();
  expect(waiting.requests.at(-1)).toMatchObject({ reference: real });
  expect(counts).toMatchObject({ waiting: 4, suspects: 61 });
});
