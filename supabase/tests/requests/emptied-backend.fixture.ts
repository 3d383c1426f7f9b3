import { beforeEach } from 'vitest';
import { startClients } from '../setup/start-clients.ts';

/** Empty before each test, with limits that no test reaches unless it sets them. */
export async function startEmptiedBackend() {
  const backend = await startClients();
  const { sql } = backend;
  beforeEach(async () => {
    for (const table of ['outbox', 'changes', 'visits', 'requests', 'caller_hits'])
      await sql(`delete from private.${table}`);
    for (const table of ['bookings', 'contact_inquiries', 'newsletter_subscribers'])
      await sql(`delete from public.${table}`);
    await sql(
      'update private.settings set surge_limit = 100000, requests_per_day = 100000, site_origin = null',
    );
  });
  return backend;
}
