import { afterAll, test } from 'vitest';
import { startBackend } from '../setup/backend-under-test.ts';
import { manyVisitsSql } from '../visits/many-visits.ts';
import { visitClient } from '../visits/visit-client.ts';

const backend = await startBackend();
const { sql, stop } = backend;
const { request, read } = visitClient(backend);
afterAll(stop);

const rounds = 6;

async function openingTime(reference: string): Promise<number> {
  const start = performance.now();
  await read(reference);
  return performance.now() - start;
}

const visitsOfMonths = manyVisitsSql({
  count: 400,
  status: 'confirmed',
  startsAt: 'now() + make_interval(days => 3 + number / 4)',
});

const forgetThem = `
  with gone as (delete from private.visits where reference like 'many %' returning row_ids),
    known as (delete from private.requests where reference like 'many %'),
    wished as (delete from private.time_wishes where reference like 'many %')
  delete from public.bookings using gone where id = any (row_ids)`;

/** In turns, so that a slower machine slows both. */
test('opening a link with 400 visits ahead', async () => {
  const reference = await request();
  const without: number[] = [];
  const ahead: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let opened = 0; opened < 10; opened += 1) without.push(await openingTime(reference));
    await sql(visitsOfMonths);
    // like autovacuum; otherwise the planner thinks the tables are empty
    if (round === 0) await sql('analyze');
    for (let opened = 0; opened < 10; opened += 1) ahead.push(await openingTime(reference));
    await sql(forgetThem);
  }
  // the fastest of each, because other work of the machine only adds time
  const [alone, among] = [Math.min(...without), Math.min(...ahead)];
  const ratio = (among / alone).toFixed(2);
  console.log(
    `Opening a link: ${alone.toFixed(1)} ms, with 400 visits ahead ${among.toFixed(1)} ms (${ratio})`,
  );
});
