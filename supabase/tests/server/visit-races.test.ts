import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../local/database/database.ts';
import { newServerDatabase } from '../setup/new-database.ts';
import { openDay } from '../visits/visit-client.ts';
import { callAtOnce, claimAtOnce, listIndexes, storeRequest } from './run-as-visitor.ts';

let database: Database;
beforeAll(async () => {
  database = await newServerDatabase();
  // opens the connections before the race
  await Promise.all(listIndexes(32).map(() => database.exec('select pg_sleep(0.2)')));
});
afterAll(() => database.close());

const request = () => storeRequest(database);
const callAll = (calls: readonly string[]) => callAtOnce(database, calls);

const confirm = (reference: string, time: string, day = openDay()) =>
  `answer_visit('${reference}', 0, 1, 'confirm', '${day}', '${time}', 60)`;
const decline = (reference: string) => `answer_visit('${reference}', 0, 1, 'decline')`;
const move = (reference: string, time: string) =>
  `answer_visit('${reference}', 1, 1, 'move', '${openDay(2)}', '${time}', 60)`;
const cancel = (reference: string, revision: number) =>
  `cancel_visit('${reference}', ${revision}, true)`;

async function mailsTo(audience: string) {
  const { rows } = await database.query<{ mails: number }>(
    `select count(*) as mails from private.outbox
       where audience = $1 and revision is not null and kind <> 'reminder'`,
    [audience],
  );
  return rows[0]?.mails;
}

test('one of 16 answers to one request at once counts, and the others are stale', async () => {
  for (const round of listIndexes(5)) {
    const reference = await request();
    const answers = listIndexes(16).map((index) =>
      index % 2 === 0 ? decline(reference) : confirm(reference, '09:00', openDay(round)),
    );
    const results = await callAll(answers);

    expect(results.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(results.filter((outcome) => outcome === 'stale')).toHaveLength(15);
    expect(await mailsTo('owner')).toBe(round + 1);
  }
});

test('answers that lost the race get the state that the winner made', async () => {
  const reference = await request();
  const answers = listIndexes(16).map(() => confirm(reference, '09:00', openDay(20)));
  const states = await callAtOnce(database, answers, `'{state,visit,revision}'`);

  expect(states).toEqual(answers.map(() => '1'));
});

test('one of 16 confirmations of overlapping times at once gets the time', async () => {
  const references: string[] = [];
  while (references.length < 16) references.push(await request());
  const results = await callAll(
    references.map((reference, index) =>
      confirm(reference, `14:${String(index * 3).padStart(2, '0')}`),
    ),
  );

  expect(results.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(results.filter((outcome) => outcome === 'taken')).toHaveLength(15);
});

test('when the owner cancels while the operator moves, one is done and the other is stale', async () => {
  for (const round of listIndexes(5)) {
    const reference = await request();
    expect(await callAll([confirm(reference, '16:00', openDay(20 + round))])).toEqual(['done']);
    const results = await callAll([cancel(reference, 1), move(reference, '10:00')]);

    expect(results.toSorted()).toEqual(['done', 'stale']);
    await callAll([cancel(reference, 2)]);
  }
});

test('16 deliverers at once drop outdated emails, and none waits for another', async () => {
  await database.exec('delete from private.outbox');
  for (const index of listIndexes(16)) {
    const reference = await request();
    await callAll([confirm(reference, '12:00', openDay(40 + index)), cancel(reference, 1)]);
  }
  const claims = await claimAtOnce(database, 16);

  expect(new Set(claims.map((claim) => claim?.id)).size).toBe(16);
  expect(claims.filter((claim) => claim?.kind === 'confirmed')).toEqual([]);
});

test('16 runs on one evening queue one list of tomorrow’s visits', async () => {
  await database.exec('delete from private.outbox');
  const evening = `(date '${openDay()}' - 1 + time '18:00') at time zone 'America/Denver'`;
  await Promise.all(
    listIndexes(16).map(() => database.exec(`select private.queue_tomorrow(${evening})`)),
  );

  const { rows } = await database.query('select kind, day::text from private.outbox');
  expect(rows).toEqual([{ kind: 'tomorrow', day: openDay() }]);
});
