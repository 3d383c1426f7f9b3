import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../local/database/database.ts';
import { newServerDatabase } from '../setup/new-database.ts';
import { bookingSql, listIndexes, runAsVisitor } from './run-as-visitor.ts';

// The embedded database has one connection, so these races need a server.
let database: Database;
beforeEach(async () => {
  database = await newServerDatabase();
});
afterEach(() => database.close());

async function readRows(statement: string) {
  const { rows } = await database.query<Record<string, unknown>>(statement);
  return rows;
}

test.each([
  ['IPv4 caller', () => '203.0.113.7', 10],
  ['IPv6 /56', (index: number) => `2001:db8:1:${index}::1`, 10],
])('64 requests of one %s at once store exactly its limit', async (_kind, address, limit) => {
  const answers = await Promise.allSettled(
    listIndexes(64).map((index) =>
      runAsVisitor(database, address(index), async (tx) => {
        await tx.exec(bookingSql());
        // keeps the transaction open until the others have started
        await tx.exec('select pg_sleep(0.01)');
      }),
    ),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
  expect(await readRows('select count(*) as stored from public.bookings')).toEqual([
    { stored: limit },
  ]);
});

test('16 sign-ups with one address at once are all answered alike, and email its owner once', async () => {
  await Promise.all(
    listIndexes(16).map((index) =>
      runAsVisitor(database, `203.0.113.${index}`, (tx) =>
        tx.exec(`insert into public.newsletter_subscribers (email) values ('a@b.co')`),
      ),
    ),
  );

  expect(
    await readRows(`select (select count(*) from public.newsletter_subscribers) as listed,
      (select count(*) from private.outbox) as asked`),
  ).toEqual([{ listed: 1, asked: 1 }]);
});

test('killed connections lose no request that was answered', async () => {
  const answered: string[] = [];
  let isOver = false;
  const killing = (async () => {
    for (; !isOver; await sleep(5)) {
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
           and pid <> pg_backend_pid() and state <> 'idle' and random() < 0.2`,
      );
    }
  })();
  await Promise.all(
    listIndexes(300).map((index) =>
      runAsVisitor(database, `10.0.${index >> 8}.${index & 255}`, async (tx) => {
        const { rows } = await tx.query<{ id: string }>('select gen_random_uuid()::text as id');
        const id = rows[0]?.id ?? '';
        await tx.exec(bookingSql({ id }));
        return id;
      }).then(
        (id) => answered.push(id),
        () => undefined,
      ),
    ),
  );
  isOver = true;
  await killing;

  const stored = await readRows(`select bookings.id, exists (
      select from private.outbox where kind = 'received' and audience = 'operator' and bookings.id = any (row_ids)
    ) or exists (select from private.waiting where waiting.id = bookings.id) and exists (
      select from private.outbox where kind = 'digest'
    ) as is_told from public.bookings`);
  const ids = new Set(stored.map(({ id }) => id));
  expect(answered.length).toBeLessThan(300);
  expect(answered.filter((id) => !ids.has(id))).toEqual([]);
  expect(stored.filter(({ is_told: isTold }) => !isTold)).toEqual([]);
});
