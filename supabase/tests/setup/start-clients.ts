import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import type { DayRecord } from '../../functions/_shared/visits/to-day.ts';
import { claimingClient } from '../emails/claiming-client.ts';
import { visitOutbox } from '../emails/visit-outbox.ts';
import { addedVisitClient } from '../visits/added-visit-client.ts';
import { visitClient } from '../visits/visit-client.ts';
import { startBackend } from './backend-under-test.ts';
import { inquiry } from './sample-rows.ts';
import type { BusyDays } from '@shared/visits/open-windows';

/** A backend until the end of the file, and what visitor, owner, operator and deliverer do with it. */
export async function startClients() {
  const backend = await startBackend();
  afterAll(backend.stop);
  const visits = visitClient(backend);
  return {
    ...backend,
    ...visits,
    ...addedVisitClient(backend),
    ...claimingClient(backend.operator),
    ...visitOutbox(backend),
    busyDays: () => visits.call<BusyDays>('busy_days'),
    operatorDay: (pages = 1) => visits.call<DayRecord>('operator_day', { pages }),
    async sendMessage(changes: object = {}): Promise<string> {
      const row = inquiry({ id: randomUUID(), ...changes });
      const { error } = await backend.visitor().from('contact_inquiries').insert(row);
      expect(error).toBeNull();
      return String(row['id']);
    },
  };
}
