import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseError, type Database } from '../../local/database.ts';
import { newServerDatabase } from '../new-database.ts';
import { newReference, openDay } from '../visit-client.ts';
import { asVisitor, bookingSql, places } from './visits.ts';

// Two visitors with one reference, or an answer and an edit, at the same moment.
let database: Database;
beforeAll(async () => {
  database = await newServerDatabase();
  await Promise.all(places(32).map(() => database.exec('select pg_sleep(0.2)')));
});
afterAll(() => database.close());

/** Sends a request with a reference and gives the rule that was broken, or `stored`. */
async function send(reference: string, email: string): Promise<string> {
  const row = bookingSql
    .replace('(parent_name', '(reference, parent_name')
    .replace("('a'", `('${reference}', 'a'`)
    .replace("'a@b.co'", `'${email}'`);
  try {
    await asVisitor(database, `203.0.113.${Math.floor(Math.random() * 250)}`, async (tx) => {
      await tx.exec(row);
      await tx.exec('select pg_sleep(0.01)');
    });
    return 'stored';
  } catch (error) {
    return databaseError(error)?.constraint ?? String(error);
  }
}

async function confirm(reference: string, day: string): Promise<string> {
  const { rows } = await database.query<{ outcome: string }>(
    `select public.answer_visit($1, 0, 1, 'confirm', $2, '09:00', 60) ->> 'outcome' as outcome`,
    [reference, day],
  );
  return rows[0]?.outcome ?? '';
}

test('of 16 mailboxes with one reference at once one gets it', async () => {
  for (const round of places(5)) {
    const reference = newReference();
    const given = await Promise.all(
      places(16).map((index) => send(reference, `m${round}-${index}@b.co`)),
    );

    expect(given.toSorted()).toEqual([
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

test('an answer and an edit at once: what is confirmed is what was on the page', async () => {
  for (const round of places(10)) {
    const reference = newReference();
    await send(reference, 'a@b.co');
    const [outcome, sent] = await Promise.all([
      confirm(reference, openDay(round)),
      send(reference, 'a@b.co'),
    ]);
    expect(sent).toBe('stored');

    const { rows } = await database.query(
      'select request_version as version from private.visits where reference = $1',
      [reference],
    );
    expect(rows).toEqual(outcome === 'done' ? [{ version: 1 }] : []);
    // whoever came second knows of the first
    const { rows: told } = await database.query<{ known: boolean }>(
      `select after_answer as known from private.outbox join private.requests on requests.row_ids = outbox.row_ids
         where reference = $1 and kind = 'received' and audience = 'operator'`,
      [reference],
    );
    expect(told).toEqual([{ known: outcome === 'done' }]);
    expect(['done', 'stale']).toContain(outcome);
    await database.exec('delete from private.caller_hits');
  }
});
