import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { toDatabaseError } from '../../local/database/database.ts';
import { newReference, openDay } from '../visits/visit-client.ts';
import { bookingSql, listIndexes, openForRaces, pressSql, runAsVisitor } from './run-as-visitor.ts';

const database = await openForRaces(32);

/** Returns the broken constraint, or `stored`. */
async function send(reference: string, email: string): Promise<string> {
  try {
    await runAsVisitor(database, `203.0.113.${Math.floor(Math.random() * 250)}`, async (tx) => {
      await tx.exec(bookingSql({ reference, email }));
      await tx.exec('select pg_sleep(0.01)');
    });
    return 'stored';
  } catch (error) {
    return toDatabaseError(error)?.constraint ?? String(error);
  }
}

/** Keeps the transaction open for a while. */
async function change(call: string): Promise<string> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.query<{ outcome: string }>(
      `select public.${call} ->> 'outcome' as outcome`,
    );
    await tx.exec('select pg_sleep(0.2)');
    return rows[0]?.outcome ?? '';
  });
}

test('one of 16 mailboxes that send one reference at once gets it', async () => {
  for (const round of listIndexes(5)) {
    const reference = newReference();
    const results = await Promise.all(
      listIndexes(16).map((index) => send(reference, `m${round}-${index}@b.co`)),
    );

    expect(results.toSorted()).toEqual([
      ...Array<string>(15).fill('bookings_reference_mailbox'),
      'stored',
    ]);
    const { rows } = await database.query<{ mailboxes: number }>(
      'select count(distinct email)::int as mailboxes from public.bookings where reference = $1',
      [reference],
    );
    expect(rows).toEqual([{ mailboxes: 1 }]);
    await database.exec('delete from private.caller_hits');
  }
});

test.each([
  [
    'canceled',
    (reference: string) => pressSql(reference, 'cancel', { revision: 0, actor: 'owner' }),
  ],
  ['declined', (reference: string) => pressSql(reference, 'decline', { revision: 0 })],
])('a request that is sent again while it is being %s is rejected', async (_, call) => {
  const reference = newReference();
  await send(reference, 'a@b.co');
  const changing = change(call(reference));
  await sleep(50);

  expect(await send(reference, 'a@b.co')).toBe('bookings_reference_open');
  expect(await changing).toBe('done');
});

test('a request that is sent again while it is being confirmed counts as after the answer', async () => {
  const reference = newReference();
  await send(reference, 'a@b.co');
  const terms = { day: openDay(), local_time: '09:00', minutes: 60 };
  const confirming = change(pressSql(reference, 'confirm', { revision: 0, terms }));
  await sleep(50);

  expect(await send(reference, 'a@b.co')).toBe('stored');
  expect(await confirming).toBe('done');
  const { rows } = await database.query(
    `select visits.request_version as confirmed, version as newest, after_answer
       from private.visits join private.requests using (reference)
       join private.outbox on outbox.row_ids = requests.row_ids
       where reference = $1 and kind = 'received'`,
    [reference],
  );
  expect(rows).toEqual([{ confirmed: 1, newest: 2, after_answer: true }]);
});
