import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { platformSql } from '../local/platform.ts';
import { startRealPostgres } from './real-postgres.ts';

// The embedded database has one connection; only a real server can let two of them race. Vitest's
// configuration leaves this file out where no server is installed.
const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

async function startMigrated() {
  const server = startRealPostgres();
  onTestFinished(() => server.stop());
  await server.psql(platformSql);
  for (const file of (await readdir(migrations)).toSorted()) {
    await server.psql(await readFile(`${migrations}/${file}`, 'utf8'));
  }
  return server;
}

function asVisitor(address: string, insert: string) {
  const headers = JSON.stringify({ 'cf-connecting-ip': address });
  // the pause keeps the transaction open until the others have come
  return `set role anon; set request.headers = '${headers}'; ${insert}; select pg_sleep(0.05);`;
}

const bookingValues = `('a', '1', 'a@b.co', 'x', '80202', 'Rex', 'dog', 'Full Groom', '8-10 AM', now())`;
const booking = `insert into public.bookings (parent_name, phone, email, address, zip_code, pet_name,
  pet_type, service, preferred_time, preferred_date) values ${bookingValues}`;
const subscription = `insert into public.newsletter_subscribers (email) values ('a@b.co')`;
const connections = Array.from({ length: 16 }, (_, index) => index);

test('of 16 connections with 4 requests each of one caller exactly 10 are stored', async () => {
  const { psql } = await startMigrated();
  await Promise.all(
    connections.map(async () => {
      for (let times = 0; times < 4; times += 1) {
        await psql(asVisitor('203.0.113.7', booking)).catch(() => undefined);
      }
    }),
  );

  const counts = `select count(*) filter (where status = 'new'), count(*) from public.bookings`;
  expect(await psql(counts)).toEqual({ output: '3|10', errors: '' });
});

test('of 16 deliverers at once each gets a mail of its own, and none waits for another', async () => {
  const { psql } = await startMigrated();
  for (let times = 0; times < 8; times += 1) {
    await psql(asVisitor(`203.0.113.${times}`, `${booking}, ${bookingValues}`));
  }
  const claim = `begin; select id from public.claim_notification(); select pg_sleep(0.2); commit`;
  const claims = await Promise.all(
    connections.map(() => psql(`set role service_role; set lock_timeout = '20ms'; ${claim}`)),
  );

  const ids = claims.map(({ output }) => output.split('\n')[0]);
  expect(ids.filter(Boolean)).toHaveLength(16);
  expect(new Set(ids).size).toBe(16);
  expect((await psql('select count(*) from private.outbox where tries = 1')).output).toBe('16');
});

test('one address from 16 connections at once is stored once, without an error', async () => {
  const { psql } = await startMigrated();
  const answers = await Promise.all(
    connections.map((index) => psql(asVisitor(`203.0.113.${index}`, subscription))),
  );

  expect(answers.map(({ errors }) => errors).join('')).toBe('');
  expect((await psql('select count(*) from public.newsletter_subscribers')).output).toBe('1');
});
