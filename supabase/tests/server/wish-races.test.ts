import { expect, test } from 'vitest';
import { openDay } from '../visits/visit-client.ts';
import { callAtOnce, listIndexes, openForRaces, pressSql, storeRequest } from './run-as-visitor.ts';

const database = await openForRaces(16);

const rounds = 5;
let days = 0;

async function storeConfirmedVisit(): Promise<string> {
  const reference = await storeRequest(database);
  days += 1;
  const terms = { day: openDay(days), local_time: '09:00', minutes: 60 };
  expect(await callAll([pressSql(reference, 'confirm', { revision: 0, terms })])).toEqual(['done']);
  return reference;
}

const callAll = (calls: readonly string[]) => callAtOnce(database, calls);

/** Calls both at once, in every second round the other one first. */
async function race(round: number, one: string, other: string) {
  if (round % 2) return callAll([one, other]);
  return (await callAll([other, one])).toReversed();
}

const ask = (reference: string, time_window = '2-4 PM') =>
  pressSql(reference, 'ask', {
    actor: 'owner',
    terms: { day: openDay(80), time_window, words: '' },
  });
const move = (reference: string, wish = 0) => {
  const terms = { day: openDay(days), local_time: '13:00', minutes: 60, wish };
  return pressSql(reference, 'move', { terms });
};
const cancel = (reference: string) =>
  pressSql(reference, 'cancel', { actor: 'owner', terms: { accepts_fee: true } });
const keep = (reference: string, wish = 1) => pressSql(reference, 'keep_time', { terms: { wish } });

async function count(what: string): Promise<unknown> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count ${what}`);
  return rows[0]?.count;
}
const openWishes = (reference: string) =>
  count(`from private.open_wishes where reference = '${reference}'`);
const mails = (reference: string, kind: string) =>
  count(
    `from private.outbox where kind = '${kind}' and row_ids = private.visit_rows('${reference}')`,
  );

test('8 wishes for one visit at once leave one open, and send one email for each that counts', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const reference = await storeConfirmedVisit();
    const results = await callAll(
      listIndexes(8).map((index) => ask(reference, index % 2 ? '8-10 AM' : '2-4 PM')),
    );

    expect(['done', 'too_many_wishes']).toEqual(expect.arrayContaining([...new Set(results)]));
    expect(await openWishes(reference)).toBe(1);
    expect(await mails(reference, 'asked')).toBe(
      await count(`from generate_series(1, (
        select number from private.open_wishes where reference = '${reference}'
      ))`),
    );
  }
});

test('the second of a wish and a move at the same moment is stale, and no wish ends unseen', async () => {
  const seen = new Set<string>();
  // the race ends once each came first
  for (let round = 0; round < rounds || (seen.size < 2 && round < 10 * rounds); round += 1) {
    const reference = await storeConfirmedVisit();
    const [askResult, moveResult] = await race(round, ask(reference), move(reference));
    expect([askResult, moveResult].toSorted()).toEqual(['done', 'stale']);
    seen.add(askResult ?? '');
    expect(await openWishes(reference)).toBe(askResult === 'done' ? 1 : 0);
  }
  expect([...seen].toSorted()).toEqual(['done', 'stale']);
});

test('a wish at the moment of a cancellation leaves no wish open', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const reference = await storeConfirmedVisit();
    const [askResult, cancelResult] = await race(round, ask(reference), cancel(reference));
    expect(cancelResult).toBe('done');
    expect(['done', 'stale']).toContain(askResult);
    expect(await openWishes(reference)).toBe(0);
  }
});

test('one of 8 presses that keep the time at once counts, and sends the owner one email', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const reference = await storeConfirmedVisit();
    expect(await callAll([ask(reference)])).toEqual(['done']);
    const results = await callAll(listIndexes(8).map(() => keep(reference)));

    expect(results.toSorted()).toEqual(['done', ...listIndexes(7).map(() => 'stale')]);
    expect(await mails(reference, 'time_kept')).toBe(1);
  }
});

test('a wish is answered once, by a move or by keeping the time, and one email says so', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const reference = await storeConfirmedVisit();
    expect(await callAll([ask(reference)])).toEqual(['done']);
    const [keepResult, moveResult] = await race(round, keep(reference), move(reference, 1));
    expect([keepResult, moveResult].toSorted()).toEqual(['done', 'stale']);
    const left = await count(`from private.outbox where kind = 'time_kept'
      and row_ids = private.visit_rows('${reference}') and private.job_problem(outbox) is null`);
    expect(left).toBe(keepResult === 'done' ? 1 : 0);
  }
});
