import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../database/local-database.ts';
import { moveClock } from './local-clock.ts';

const { now } = Date;
afterEach(() => {
  Date.now = now;
});

test('moves the clock of the embedded database ahead once, also when Vite restarts', async () => {
  moveClock('200');
  moveClock('200');
  const database = await openDatabase();
  const { rows } = await database.query<{ now: Date }>('select now()');
  await database.close();

  const hours = ((rows[0]?.now.valueOf() ?? 0) - now()) / 3_600_000;
  expect(hours).toBeGreaterThan(199);
  expect(hours).toBeLessThan(201);
});

test.each(['soon', '-1'])('rejects %s with a sentence', (hours) => {
  expect(() => moveClock(hours)).toThrow('must be a number of hours');
});
