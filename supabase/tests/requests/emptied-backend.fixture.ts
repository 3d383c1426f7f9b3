import { afterAll, beforeEach } from 'vitest';
import { startBackend } from '../setup/backend-under-test.ts';

/** Empty before each test, with limits that no test reaches unless it sets them. */
export async function startEmptiedBackend() {
  const backend = await startBackend();
  const { sql, stop } = backend;
  afterAll(stop);
  beforeEach(async () => {
    for (const table of [
      'private.outbox',
      'private.visits',
      'private.requests',
      'private.caller_hits',
    ])
      await sql(`delete from ${table}`);
    for (const table of ['bookings', 'contact_inquiries', 'newsletter_signups'])
      await sql(`delete from public.${table}`);
    await sql(`update private.settings set surge_limit = 100000, requests_per_day = 100000, site_origin = null,
      bounces_per_day = 10, visitor_mails_per_hour = 60`);
  });
  const nextInterval = () =>
    sql(`update private.outbox set created_at = created_at - interval '16 minutes',
      returned_at = returned_at - interval '16 minutes'`);
  return { ...backend, nextInterval };
}
