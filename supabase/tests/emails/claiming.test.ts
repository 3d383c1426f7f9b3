import { afterEach, expect, test } from 'vitest';
import { inquiry, petRows } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, operator, sql, claim, complete, sendMessage } = await startClients();
afterEach(() => sql('delete from private.outbox'));
afterEach(() => sql('update private.settings set mail_paused_until = null'));

/** Leaves out the nudge, which is due later. */
const readJobs = (fields: string) =>
  sql(`select ${fields} from private.outbox where kind = 'received'`);
const passTime = (span: string) =>
  sql(`update private.outbox set due_at = due_at - interval '${span}' where kind = 'received'`);

test('a claim returns the rows of a job, the operator’s before the owner’s, and each job once', async () => {
  const pets = petRows(2, 'AG-CCCC22');
  await visitor().from('bookings').insert(pets);

  const [first, second, none] = [await claim(), await claim(), await claim()];
  expect([first?.audience, second?.audience, none]).toEqual(['operator', 'owner', undefined]);
  expect(first).toMatchObject({ source: 'bookings', try: 1, is_repeat: false });
  expect(first?.request.map(({ id }) => id)).toEqual(pets.map(({ id }) => id));
  expect(first?.request[0]).toMatchObject({ reference: 'AG-CCCC22', parent_name: 'Sam Rivera' });
});

test('a claim marks a repeated reference, and returns an empty request for deleted rows', async () => {
  await visitor().from('bookings').insert(petRows(1, 'AG-AGAN22'));
  await sql('delete from private.outbox');
  await visitor().from('bookings').insert(petRows(2, 'AG-AGAN22'));
  expect(await claim()).toMatchObject({ is_repeat: true });

  await sql(`delete from public.bookings where reference = 'AG-AGAN22'`);
  expect(await claim()).toMatchObject({ request: [] });
});

test('a job whose deliverer crashed can be claimed again after two minutes, and ignores the late mark', async () => {
  await sendMessage({ email: null, phone: '3035550142' });
  const abandoned = await claim();
  if (!abandoned) throw new Error('Nothing to claim');
  await passTime('100 seconds');
  expect(await claim()).toBeUndefined();

  await passTime('25 seconds');
  const secondTry = await claim();
  expect(secondTry).toMatchObject({ id: abandoned.id, try: 2 });
  expect(await complete(abandoned, { outcome: 'never', reason: 'late' })).toBeNull();
  expect(secondTry && (await complete(secondTry, { outcome: 'sent' }))).toBe('sent');
  expect(
    secondTry && (await complete(secondTry, { outcome: 'later', reason: 'twice' })),
  ).toBeNull();
  const [job] = await readJobs('status, last_error, sent_at');
  expect(job).toEqual({ status: 'sent', last_error: null, sent_at: expect.any(Date) });
});

test('the wait before each try doubles up to a day, and the job fails after the last try', async () => {
  await sendMessage({ email: null, phone: '3035550142' });
  const waits: unknown[] = [];
  const states: unknown[] = [];
  for (let tries = 1; tries <= 13; tries += 1) {
    const job = await claim();
    states.push(job && (await complete(job, { outcome: 'later', reason: 'provider_503' })));
    const wait = 'round(extract(epoch from due_at - now()) / 60)::int as minutes';
    const [row] = await readJobs(wait);
    waits.push(row?.['minutes']);
    await passTime('1 day');
  }

  expect(waits.slice(0, 12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440]);
  expect(states).toEqual([...Array<string>(12).fill('queued'), 'failed']);
  expect(await claim()).toBeUndefined();
  expect(await readJobs('status, last_error, tries')).toEqual([
    { status: 'failed', last_error: 'provider_503', tries: 13 },
  ]);
});

test('one email that goes ends the wait of the others for the provider', async () => {
  await visitor().from('contact_inquiries').insert([inquiry(), inquiry()]);
  const jobs = [await claim(), await claim(), await claim(), await claim()];
  const [first, second, third, fourth] = jobs;
  if (!first || !second || !third || !fourth) throw new Error('Nothing to claim');
  await complete(first, { outcome: 'later', reason: 'provider_503' });
  await complete(second, { outcome: 'later', reason: 'provider_timeout' });
  await sql(`update private.outbox set tries = 9 where id = '${second.id}'`);
  expect(await claim()).toBeUndefined();

  await complete(third, { outcome: 'sent' });
  expect(await claim()).toMatchObject({ id: first.id, try: 2 });
  await complete(fourth, { outcome: 'sent' });
  // one was refused nine times, the other is claimed: both stay where they are
  expect(await claim()).toBeUndefined();
});

test('an email that was refused for its content keeps waiting when another one goes', async () => {
  await sendMessage();
  const [first, second] = [await claim(), await claim()];
  if (!first || !second) throw new Error('Nothing to claim');
  await complete(first, { outcome: 'later', reason: 'refused_422_validation_error' });
  await complete(second, { outcome: 'sent' });

  expect(await claim()).toBeUndefined();
  await passTime('1 minute');
  expect(await claim()).toMatchObject({ id: first.id, try: 2 });
});

test('a job whose deliverer dies on the last try fails, instead of being tried forever', async () => {
  await sendMessage({ email: null, phone: '3035550142' });
  for (let tries = 1; tries <= 13; tries += 1) {
    expect(await claim()).toMatchObject({ try: tries });
    await passTime('1 day');
  }

  expect(await claim()).toBeUndefined();
  expect(await readJobs('status, last_error')).toEqual([
    { status: 'failed', last_error: 'abandoned' },
  ]);
});

test('`never` fails a job at once, and a pause holds back every job', async () => {
  await visitor().from('contact_inquiries').insert([inquiry(), inquiry()]);
  const [first, second] = [await claim(), await claim()];
  if (!first || !second) throw new Error('Nothing to claim');
  expect(await complete(first, { outcome: 'never', reason: 'provider_422' })).toBe('failed');

  const pause = { outcome: 'later', reason: 'provider_429', retry_after: 600, pause: true };
  expect(await complete(second, pause)).toBe('queued');
  expect(await claim()).toBeUndefined();
  const wait = 'extract(epoch from due_at - now())::int > 590 as waits';
  expect(
    await sql(`select ${wait} from private.outbox where tries = 1 and status = 'queued'`),
  ).toEqual([{ waits: true }]);
  await sql(`update private.settings set mail_paused_until = now() - interval '1 second'`);
  expect(await claim()).toMatchObject({ try: 1, audience: 'owner' });
});

test('the outbox rejects a sentence as an error code, so it stores no personal data', async () => {
  await sendMessage();
  const job = await claim();
  const { error } = await operator().rpc('complete_job', {
    id: job?.id,
    try: job?.try,
    outcome: 'later',
    reason: 'Mailbox of sam@rivera.test is full',
  });

  expect(error?.message).toContain('"outbox_last_error_code"');
});
