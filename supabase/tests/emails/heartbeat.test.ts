import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { hostedExtensionsSql } from '../schema/hosted-extensions.fixture.ts';
import { newDatabase } from '../setup/new-database.ts';

const database = await newDatabase();
await database.exec(hostedExtensionsSql);
afterAll(() => database.close());

const secrets = {
  project_url: 'https://ref.supabase.co/',
  secret_key: 'sb_secret_mails',
  heartbeat_url: 'https://monitor.test/ping/abc',
};
const ping = `GET ${secrets.heartbeat_url}`;
const call = 'POST https://ref.supabase.co/functions/v1/deliver-notifications';

beforeEach(() => setSecrets(secrets));
afterEach(() =>
  database.exec(`delete from private.outbox; delete from net.http_request_queue;
    update private.settings set mail_paused_until = null, claimed_at = now() where id;`),
);

async function setSecrets(named: Record<string, string>) {
  await database.exec('delete from vault.decrypted_secrets');
  for (const entry of Object.entries(named)) {
    await database.query('insert into vault.decrypted_secrets values ($1, $2)', entry);
  }
}

/** `age` and `due` are intervals into the past. */
async function addJob(status: string, age: string, { due = age, audience = 'operator' } = {}) {
  await database.query(
    `insert into private.outbox (source, row_ids, audience, status, wanted_at, due_at)
     values ('bookings', array[gen_random_uuid()], $4, $1, now() - $2::interval, now() - $3::interval)`,
    [status, age, due, audience],
  );
}

async function run() {
  await database.query('select private.call_deliver_notifications()');
  const { rows } = await database.query<{ request: string }>(
    `select method || ' ' || url as request from net.http_request_queue order by id`,
  );
  return rows.map(({ request }) => request);
}

type Job = Parameters<typeof addJob>;
const toOwner = { audience: 'owner' };

test.each<[string, Job[], string[]]>([
  ['an empty outbox', [], [ping]],
  ['an email that was sent', [['sent', '3 days']], [ping]],
  ['a fresh email', [['queued', '4 minutes']], [ping, call]],
  ['one that waits for more than 5 minutes', [['queued', '6 minutes']], [call]],
  ['a late one that waits for its next try', [['queued', '11 minutes', { due: '-1 hour' }]], []],
  ['one that failed', [['failed', '1 minute']], []],
  // those of visitors
  ['one that failed, to an owner', [['failed', '1 hour', toOwner]], [ping]],
  ['one that came back', [['bounced', '1 hour', toOwner]], [ping]],
  ['one that somebody complained of', [['complained', '1 hour', toOwner]], [ping]],
  ['one that was left out', [['left_out', '1 hour', toOwner]], [ping]],
  ['a late one', [['queued', '1 hour', { due: '-1 hour', ...toOwner }]], [ping]],
])('with %s the heartbeat and the delivery are right', async (_name, jobs, requests) => {
  for (const job of jobs) await addJob(...job);
  expect(await run()).toEqual(requests);
});

test('the delivery is called with the secret key', async () => {
  await addJob('queued', '4 minutes');
  await run();
  const { rows } = await database.query(
    `select headers ->> 'apikey' as key from net.http_request_queue where method = 'POST'`,
  );
  expect(rows).toEqual([{ key: secrets.secret_key }]);
});

test('an email that was queued long ago for a later time is not late', async () => {
  await addJob('queued', '-1 hour');
  await database.exec(`update private.outbox set created_at = now() - interval '2 days'`);

  expect(await run()).toEqual([ping]);
});

test('a late email stops the heartbeat while it waits for the end of a pause', async () => {
  await database.exec(`update private.settings set mail_paused_until = now() + interval '1 hour'`);
  await addJob('queued', '11 minutes');
  expect(await run()).toEqual([call]);
});

test('emails go without the address of a heartbeat', async () => {
  const { project_url, secret_key } = secrets;
  await setSecrets({ project_url, secret_key });
  await addJob('queued', '1 minute');

  expect(await run()).toEqual([call]);
});

test('emails go when the heartbeat fails', async () => {
  await addJob('queued', '1 minute');
  await database.exec('alter function net.http_get rename to mislaid');
  const requests = await run();
  await database.exec('alter function net.mislaid rename to http_get');

  expect(requests).toEqual([call]);
});

test('emails that wait for the Vault raise an error and stop the heartbeat', async () => {
  await setSecrets({ heartbeat_url: secrets.heartbeat_url });
  await addJob('queued', '1 minute');

  const [, section = ''] =
    /into the Vault \(docs\/operating\.md, (.+)\)/.exec(await run().then(() => '', String)) ?? [];
  expect(readFileSync('docs/operating.md', 'utf8')).toContain(`\n### ${section} (`);
  const { rows } = await database.query('select from net.http_request_queue');
  expect(rows).toEqual([]);
});

test.each(['bounced', 'complained'])('an email that %s stops the heartbeat', async (event) => {
  await addJob('sent', '1 minute');
  await database.query(`select public.report_mail_event(id, $1) from private.outbox`, [event]);

  expect(await run()).toEqual([]);
});

test('a job that waits for ten minutes stops the heartbeat on a quiet day, unless somebody asked', async () => {
  // nobody asks while nothing is due
  await database.exec(`update private.settings set claimed_at = now() - interval '3 days'`);
  const reminder = { audience: 'owner' };
  await addJob('queued', '9 minutes', reminder);
  expect(await run()).toEqual([ping, call]);

  await addJob('queued', '11 minutes', reminder);
  await database.exec('delete from net.http_request_queue');
  expect(await run()).toEqual([call]);

  await database.exec(
    `update private.settings set claimed_at = now() - interval '9 minutes'; delete from net.http_request_queue`,
  );
  expect(await run()).toEqual([ping, call]);
});

async function addMessage(age: string, reasons: string) {
  await database.query(
    `insert into public.contact_inquiries (first_name, last_name, phone, message, status, review_reasons, created_at)
     values ('Ann', 'Example', '3035550142', 'Hello', 'review', $2, now() - $1::interval)`,
    [age, reasons],
  );
}

test.each([
  ['is not late yet', '23 hours', '{surge}', [ping]],
  ['is late', '25 hours', '{surge}', []],
  ['is late, but has marks of its own', '25 hours', '{honeypot}', [ping]],
  ['has waited for 61 days', '61 days', '{surge}', [ping]],
])('a message without an email that %s: heartbeat', async (_, age, reasons, requests) => {
  await addMessage(age, reasons);
  const made = await run();
  await database.exec('delete from public.contact_inquiries');

  expect(made).toEqual(requests);
});
