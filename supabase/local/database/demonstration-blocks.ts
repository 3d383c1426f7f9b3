import { denverDay } from '../../functions/_shared/time/denver-time.ts';
import { nextHolidays } from '../../functions/_shared/time/holidays.ts';
import type { Database } from './database.ts';

/** So that a fresh machine shows blocked days; Remove on the operator's page takes them back for good. */
export async function addDemonstrationBlocks(database: Database): Promise<void> {
  for (const { name, day } of nextHolidays(denverDay(new Date()))) {
    await database.query(
      'select public.block_time(gen_random_uuid(), $1::date, $1::date, null, null, $2)',
      [day, name],
    );
  }
}
