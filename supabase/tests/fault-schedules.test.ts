import { afterAll, expect, test, vi } from 'vitest';
import { localKeys } from '../local/local-keys.ts';
import { createRest } from '../local/rest/create-rest.ts';
import { faults, faultyFetch } from './setup/faulty-network.ts';
import { newDatabase } from './setup/new-database.ts';
import { openDay } from './visits/visit-client.ts';
import { type Attempt, attemptFor } from '@/backend/submission/attempt';
import { insertOnce } from '@/backend/submission/insert-once';
import { newReference } from '@/site/new-reference';
import type { TablesInsert } from '@shared/database.types';
import { sampleAnswers } from '@shared/visits/sample-booking.fixture';

/*
 * A visitor presses, presses twice, reloads and edits while the network fails. A seed repeats each schedule.
 * FAULT_SCHEDULES=10000 npx vitest run --project database fault-schedules
 */
const schedules = Number(process.env['FAULT_SCHEDULES'] ?? 300);
const seed = 20_261_121;

vi.stubEnv('VITE_SUPABASE_ANON_KEY', localKeys.publishable);
const database = await newDatabase();
// after the embedded database, which would take this for a browser
vi.stubGlobal('window', { isSecureContext: true, location: { origin: 'http://localhost' } });
vi.stubGlobal('navigator', { onLine: true });

const rest = createRest({ database });
afterAll(async () => {
  // the next test file runs in this process
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await database.close();
});

type Row = TablesInsert<'bookings'>;

function request(reference: string, content: string, pets: number): Row[] {
  return Array.from({ length: pets }, (_, index) => ({
    ...sampleAnswers,
    reference,
    pet_name: `Pet ${index + 1}`,
    pet_number: index + 1,
    preferred_date: openDay(),
    additional_notes: content,
  }));
}

/** mulberry32: numbers from 0 to 1 that a seed repeats. */
function randomFrom(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns what the visitor was told is stored, as content and number of rows. */
async function play(schedule: number): Promise<Map<string, number>> {
  const random = randomFrom(seed + schedule);
  const randomBelow = (limit: number) => Math.floor(random() * limit);
  const faultShare = random();
  let isHealed = false;
  const address = `10.${(schedule >> 16) & 255}.${(schedule >> 8) & 255}.${schedule & 255}`;
  vi.stubGlobal(
    'fetch',
    faultyFetch(rest, address, () =>
      isHealed || random() > faultShare ? 'none' : (faults[randomBelow(faults.length)] ?? 'none'),
    ),
  );

  const reference = newReference();
  const pets = 1 + randomBelow(3);
  const confirmedPets = new Map<string, number>();
  const pending: Promise<unknown>[] = [];
  let edits = 0;
  let last: Attempt | undefined;

  async function press(): Promise<void> {
    const content = `schedule ${schedule}, edit ${edits}`;
    const rows = request(reference, content, pets);
    last = attemptFor(rows, last);
    const { ids } = last;
    const sent = rows.map((row, index) => ({ ...row, id: ids[index] ?? '' }));
    const timing = { timeout: 60_000, pauses: [0, 0] };
    await insertOnce((client) => client.from('bookings').insert(sent), timing).then(
      () => confirmedPets.set(content, pets),
      () => undefined,
    );
  }

  for (let step = randomBelow(6); step > 0 && confirmedPets.size === 0; step -= 1) {
    switch (randomBelow(5)) {
      case 0:
        edits += 1;
        break;
      case 1:
        await Promise.all([press(), press()]);
        break;
      case 2:
        // a reload: the request goes on unheard, and the draft keeps its ids
        pending.push(press());
        last = JSON.parse(JSON.stringify(last));
        break;
      default:
        await press();
    }
  }
  isHealed = true;
  for (let tries = 0; confirmedPets.size === 0; tries += 1) {
    expect(tries, 'tries without a fault').toBeLessThan(10);
    await press();
  }
  await Promise.all(pending);
  return confirmedPets;
}

test(
  `${schedules} random fault schedules lose nothing and double nothing`,
  { timeout: 3_600_000 },
  async () => {
    // Time is virtual: pauses between tries are skipped.
    vi.stubGlobal('setTimeout', (work: () => void) => setImmediate(work));
    const confirmedPets = new Map<string, number>();
    for (let schedule = 0; schedule < schedules; schedule += 1) {
      for (const [content, pets] of await play(schedule)) confirmedPets.set(content, pets);
    }

    const { rows } = await database.query<{ content: string; pets: number; numbers: number }>(
      `select additional_notes as content, count(*)::int as pets,
       count(distinct pet_number)::int as numbers
     from public.bookings group by 1`,
    );
    const stored = new Map(rows.map(({ content, pets }) => [content, pets]));
    const lostRequests = [...confirmedPets].filter(
      ([content, pets]) => stored.get(content) !== pets,
    );
    const doubled = rows.filter(({ pets, numbers }) => pets !== numbers);
    console.log(
      `${schedules} fault schedules: ${lostRequests.length} lost, ${doubled.length} doubled`,
    );

    expect(confirmedPets.size).toBeGreaterThanOrEqual(schedules);
    expect({ lost: lostRequests, doubled }).toEqual({ lost: [], doubled: [] });
  },
);
