import { type Press, type World, verify } from './world.ts';

/** 4: each change is one email per person concerned; emails after `done` go later, and `undo` sends none. */
export async function expectJobs({ site }: World, press: Press): Promise<void> {
  const { reference, revision, kind, by } = press;
  const jobs = await site.query<{ audience: string; kind: string }>(
    `select audience, kind from private.outbox where revision = $2 and kind not in ('reminder', 'asked', 'kept', 'return') and row_ids && array(
       select id from public.bookings where reference = $1) order by audience`,
    [reference, revision],
  );
  const found = jobs.map((job) => `${job.audience} ${job.kind}`).join(', ');
  const ownerEmails: Partial<Record<Press['kind'], string>> = { done: 'owner thanks', undone: '' };
  const ownerEmail = ownerEmails[kind] ?? `owner ${kind}`;
  const expected = by === 'owner' ? `operator ${kind}, ${ownerEmail}` : ownerEmail;
  verify(found === expected, `4: ${kind} by the ${by} queued "${found}", not "${expected}"`);
}
