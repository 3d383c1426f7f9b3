import fc from 'fast-check';
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
 * A visitor presses, presses twice, reloads and edits while the network fails. A failure prints the shortest schedule that fails.
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

const schedule = fc.record({
  pets: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(fc.constantFrom('press', 'press', 'press', 'press twice', 'reload', 'edit'), {
    maxLength: 5,
  }),
  isCalm: fc.infiniteStream(fc.boolean()),
  faults: fc.infiniteStream(fc.constantFrom(...faults)),
});
type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;

let visitors = 0;

/** Returns the reference, and what the visitor was told is stored: content and number of rows. */
async function play({ pets, steps, isCalm, faults: next }: Schedule) {
  visitors += 1;
  let isHealed = false;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const nextFault = () => (isHealed || isCalm.next().value ? 'none' : next.next().value);
  vi.stubGlobal('fetch', faultyFetch(rest, address, nextFault));

  const reference = newReference();
  const confirmedPets = new Map<string, number>();
  const pending: Promise<unknown>[] = [];
  let edits = 0;
  let last: Attempt | undefined;

  async function press(): Promise<void> {
    const content = `edit ${edits}`;
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

  for (const step of steps) {
    if (confirmedPets.size > 0) break;
    if (step === 'edit') edits += 1;
    else if (step === 'press twice') await Promise.all([press(), press()]);
    else if (step === 'press') await press();
    else {
      // the request goes on unheard, and the draft keeps its ids
      pending.push(press());
      last = JSON.parse(JSON.stringify(last));
    }
  }
  isHealed = true;
  for (let tries = 0; confirmedPets.size === 0; tries += 1) {
    expect(tries, 'tries without a fault').toBeLessThan(10);
    await press();
  }
  await Promise.all(pending);
  return { reference, confirmedPets };
}

test(
  `${schedules} random fault schedules lose nothing and double nothing`,
  { timeout: 3_600_000 },
  async () => {
    // Time is virtual: pauses between tries are skipped.
    vi.stubGlobal('setTimeout', (work: () => void) => setImmediate(work));
    const check = async (each: Schedule) => {
      const { reference, confirmedPets } = await play(each);
      const { rows } = await database.query<{ content: string; pets: number; numbers: number }>(
        `select additional_notes as content, count(*)::int as pets,
           count(distinct pet_number)::int as numbers
         from public.bookings where reference = $1 group by 1`,
        [reference],
      );
      const stored = new Map(rows.map(({ content, pets }) => [content, pets]));
      expect(stored).toEqual(new Map([...stored, ...confirmedPets]));
      expect(rows.filter(({ pets, numbers }) => pets !== numbers)).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(schedule, check), { numRuns: schedules, seed });
  },
);
