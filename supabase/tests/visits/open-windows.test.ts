import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAhead } from '../../functions/_shared/visits/open-windows.ts';
import { startClients } from '../setup/start-clients.ts';
import { timeAt } from '@shared/time/denver-time';
import { timeWindows } from '@shared/time/hours';

const { SEQUENCES = '24', SEED = '20261121' } = process.env;
const { busyDays, sql, request, confirm } = await startClients();

const taking = fc.record({
  day: fc.nat(3),
  start: fc.integer({ min: 480, max: 1020 }),
  minutes: fc.integer({ min: 30, max: 180 }),
  zipCode: fc.constantFrom('80206', '80401', '80124'),
  isBlock: fc.boolean(),
});

type Taking = typeof taking extends fc.Arbitrary<infer Value> ? Value : never;

async function fill(takings: readonly Taking[], days: readonly string[]) {
  await sql('delete from private.blocks');
  await sql('delete from private.visits');
  for (const { day: index, start, minutes, zipCode, isBlock } of takings) {
    const [day, time] = [days[index] ?? '', timeAt(start)];
    if (isBlock) {
      await sql(`insert into private.blocks (id, first_day, last_day, from_time, until_time, reason)
        values (gen_random_uuid(), '${day}', '${day}', '${time}', '${timeAt(start + minutes)}', '')`);
    } else {
      // one in the way of another is refused
      await confirm(await request({ zip_code: zipCode }), 0, { day, local_time: time, minutes });
    }
  }
}

/** The days and hours at which the operator could confirm a visit of that length. */
async function confirmable(days: readonly string[], minutes: number) {
  const rows = await sql(`
    select day, extract(hour from begins)::integer as hour
    from unnest('{${days.join()}}'::text[]) as day
      cross join generate_series(0, 119) as step
      cross join lateral (select time '08:00' + step * interval '5 minutes' as begins) as start
    where private.appointment_refusal('AG-222222', jsonb_populate_record(null::private.terms, jsonb_build_object(
      'day', day, 'local_time', begins, 'minutes', ${minutes}
    ))) is null`);
  return rows.map((row) => [String(row['day']), Number(row['hour'])] as const);
}

test(
  `${SEQUENCES} random days: what is called open can be confirmed, what is called taken cannot`,
  {
    timeout: 14_400_000,
  },
  async () => {
    // not today, whose windows end by the clock
    const days = (await busyDays()).days.map(({ day }) => day).slice(2, 6);
    const check = async (takings: readonly Taking[], minutes: number) => {
      await fill(takings, days);
      const { windows } = daysAhead(await busyDays(), { minutes, zipCode: '80206' }, new Date());
      const starts = await confirmable(days, minutes);
      for (const day of days) {
        const words = windows[day] ?? [];
        expect(words).toHaveLength(timeWindows.length);
        timeWindows.forEach(({ label, start, end }, index) => {
          const fits = starts.some(([on, hour]) => on === day && hour >= start && hour < end);
          const what = `${day}, ${label}, ${minutes} minutes: ${words[index]}`;
          if (words[index] === 'open') expect(fits, what).toBe(true);
          if (words[index] === 'taken') expect(fits, what).toBe(false);
        });
      }
    };
    const lengths = fc.constantFrom(90, 180, 270, 360);
    await fc.assert(fc.asyncProperty(fc.array(taking, { maxLength: 8 }), lengths, check), {
      numRuns: Math.min(Number(SEQUENCES), 300),
      seed: Number(SEED),
    });
  },
);
