import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DayRecord } from '../../functions/_shared/visits/to-day.ts';
import type { startBackend } from '../setup/backend-under-test.ts';
import { inquiry } from '../setup/sample-rows.ts';

export const references = (list: readonly { reference: string }[]) =>
  list.map(({ reference }) => reference);

/** An expression. */
export const shiftHours = (count: number) => `now() - make_interval(hours => ${count})`;

export function dayClient({
  visitor,
  operator,
  sql,
}: Pick<Awaited<ReturnType<typeof startBackend>>, 'visitor' | 'operator' | 'sql'>) {
  return {
    async operatorDay(pages = 1): Promise<DayRecord> {
      const { data, error } = await operator().rpc('operator_day', { pages });
      if (error) throw new Error(error.message);
      return data;
    },
    async sendMessage(changes: object = {}): Promise<string> {
      const row = inquiry({ id: randomUUID(), ...changes });
      const { error } = await visitor().from('contact_inquiries').insert(row);
      expect(error).toBeNull();
      return String(row['id']);
    },
    async empty() {
      for (const table of ['visits', 'requests', 'outbox']) {
        await sql(`delete from private.${table}`);
      }
      for (const table of ['bookings', 'contact_inquiries']) {
        await sql(`delete from public.${table}`);
      }
    },
  };
}
