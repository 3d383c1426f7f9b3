import { expect, test } from 'vitest';
import { openDay } from '../visits/visit-client.ts';
import {
  callAtOnce,
  claimAtOnce,
  listIndexes,
  openForRaces,
  pressSql,
  storeRequest,
} from './run-as-visitor.ts';

const database = await openForRaces(32);

const request = () => storeRequest(database);
const callAll = (calls: readonly string[]) => callAtOnce(database, calls);

const confirm = (reference: string, time: string, day = openDay()) =>
  pressSql(reference, 'confirm', { revision: 0, terms: { day, local_time: time, minutes: 60 } });
const decline = (reference: string) => pressSql(reference, 'decline', { revision: 0 });
const move = (reference: string, time: string) =>
  pressSql(reference, 'move', { terms: { day: openDay(2), local_time: time, minutes: 60 } });
const cancel = (reference: string, revision: number) =>
  pressSql(reference, 'cancel', { revision, actor: 'owner', terms: { accepts_fee: true } });

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

test('16 visits that are set for one day at once queue one list of that day', async () => {
  await database.exec('delete from private.outbox');
  const references: string[] = [];
  while (references.length < 16) references.push(await request());
  const day = openDay(60);
  await callAll(
    references.map((reference, index) =>
      pressSql(reference, 'confirm', {
        revision: 0,
        terms: { day, local_time: `${8 + (index % 9)}:${index < 9 ? '00' : '30'}`, minutes: 15 },
      }),
    ),
  );

  const { rows } = await database.query(
    `select kind, day::text from private.outbox where kind = 'tomorrow'`,
  );
  expect(rows).toEqual([{ kind: 'tomorrow', day }]);
});

test('16 sendings of one press at once change the visit once', async () => {
  const reference = await request();
  await database.exec('delete from private.outbox');
  const press = decline(reference).replace(
    'gen_random_uuid()',
    `'0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10'`,
  );
  expect(await callAll(listIndexes(16).map(() => press))).toEqual(Array(16).fill('done'));
  expect(await mailsTo('owner')).toBe(1);
});
