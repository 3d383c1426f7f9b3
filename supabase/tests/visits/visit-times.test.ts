import { afterAll, expect, test } from 'vitest';
import { addDays, denverMoment, weekdayNumber } from '../../functions/_shared/time/denver-time.ts';
import { reminderHours } from '../../functions/_shared/time/hours.ts';
import { newDatabase } from '../setup/new-database.ts';
import { daysAhead } from '../setup/sample-rows.ts';

// Clocks change on 2026-11-01, 2027-03-14 and 2027-11-07.
const database = await newDatabase();
await database.exec(`set timezone = 'Asia/Kathmandu'`);
afterAll(() => database.close());

async function value(expression: string, values: unknown[]): Promise<unknown> {
  const { rows } = await database.query<{ value: unknown }>(
    `select ${expression} as value`,
    values,
  );
  return rows[0]?.value;
}

const pet = `insert into public.bookings (reference, parent_name, phone, email, address, zip_code,
    pet_name, pet_type, service, preferred_time, preferred_date)
  values ($1, 'a', '1', 'a@b.co', 'x', '80202', 'Rex', 'dog', 'Full Groom', '8-10 AM', now())`;

function toNineInDenver(day: string): number {
  return denverMoment(day, '09:00').valueOf();
}

const day = 86_400_000;

/** The days before and after each Sunday on which clocks change, of which there are two or three ahead. */
const changes = daysAhead.slice(1).flatMap((sunday) => {
  const [before, after] = [addDays(sunday, -1), addDays(sunday, 1)];
  const isChange = toNineInDenver(after) - toNineInDenver(before) !== 2 * day;
  return weekdayNumber(sunday) === 0 && isChange ? [before, after] : [];
});

test('a reminder is due the promised hours before the visit, also where clocks change', async () => {
  expect(changes.length).toBeGreaterThanOrEqual(4);
  for (const [index, visitDay] of changes.entries()) {
    const reference = `AG-22222${index + 3}`;
    await database.query(pet, [reference]);
    const answer = `public.change_visit($1, gen_random_uuid(), 'operator', 'confirm', 0, 1, $2)`;
    const terms = { day: visitDay, local_time: '09:00', minutes: 60 };
    expect(await value(answer, [reference, terms])).toMatchObject({ outcome: 'done' });

    const { rows } = await database.query(
      `select due_at, wanted_at from private.outbox where kind = 'reminder'
         and row_ids = (select array_agg(id) from public.bookings where reference = $1)`,
      [reference],
    );
    const due = new Date(toNineInDenver(visitDay) - reminderHours * 3_600_000);
    expect(rows).toEqual([{ due_at: due, wanted_at: due }]);
  }
});
