import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import type { DayRecord } from '../../functions/_shared/visits/to-day.ts';
import type { Lead } from '../../local/read-leads.ts';
import { claimingClient } from '../emails/claiming-client.ts';
import { visitOutbox } from '../emails/visit-outbox.ts';
import { addedVisitClient } from '../visits/added-visit-client.ts';
import { visitClient } from '../visits/visit-client.ts';
import { startBackend } from './backend-under-test.ts';
import { inquiry } from './sample-rows.ts';
import type { BusyDays } from '@shared/visits/open-windows';

export async function startClients() {
  const backend = await startBackend();
  afterAll(backend.stop);
  const visits = visitClient(backend);
  /** Until `run` ends, the function raises division_by_zero where `condition`, SQL about its arguments, holds. */
  async function withBroken(name: string, condition: string, run: () => Promise<void>) {
    const [row] = await backend.sql(`select pg_get_functiondef('${name}'::regproc) as stored`);
    const stored = String(row?.['stored']);
    const check = `select 1 / (not (${condition}))::integer;`;
    await backend.sql(stored.replace('$function$', (start) => start + check));
    try {
      await run();
    } finally {
      await backend.sql(stored);
    }
  }
  return {
    ...backend,
    withBroken,
    ...visits,
    ...addedVisitClient(visits.call),
    ...claimingClient(backend.operator),
    ...visitOutbox(backend),
    busyDays: () => visits.call<BusyDays>('busy_days'),
    async leadOf(reference: string) {
      const leads = await visits.call<readonly Lead[]>('list_leads');
      return leads.find((lead) => lead.reference === reference);
    },
    operatorDay: (pages = 1) => visits.call<DayRecord>('operator_day', { pages }),
    async sendMessage(changes: object = {}): Promise<string> {
      const row = inquiry({ id: randomUUID(), ...changes });
      const { error } = await backend.visitor().from('contact_inquiries').insert(row);
      expect(error).toBeNull();
      return String(row['id']);
    },
  };
}
