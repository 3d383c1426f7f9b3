import { type Press, type World, verify } from './world.ts';

/** 4: each change is one email per person concerned; emails after `done` go later, and `undo` sends none. */
export async function expectJobs(
  { site, requests }: World,
  press: Press,
  told: Press['kind'] | 'nothing' = press.kind,
): Promise<void> {
  const { reference, revision, kind, by, wasAnswered } = press;
  const hasEmail = requests.get(reference)?.mailbox !== '';
  const jobs = await site.query<{ audience: string; kind: string }>(
    `select audience, kind from private.outbox where revision = $2 and kind not in ('reminder', 'asked', 'kept', 'return') and row_ids && array(
       select id from public.bookings where reference = $1) order by audience`,
    [reference, revision],
  );
  const found = jobs.map((job) => `${job.audience} ${job.kind}`).join(', ');
  const ownerEmails: Partial<Record<Press['kind'], string>> = {
    done: 'owner thanks',
    spam: '',
    undone: '',
  };
  const ownEmail = told === 'nothing' ? '' : (ownerEmails[kind] ?? `owner ${kind}`);
  const ownerEmail = hasEmail ? ownEmail : '';
  // nobody has looked at a marked request, so its owner gets nothing
  const isMarked = requests.get(reference)?.sendings.at(-1)?.isMarked ?? false;
  const isUnread = !hasEmail || (!wasAnswered && isMarked);
  const byOwner = isUnread ? `operator ${kind}` : `operator ${kind}, ${ownerEmail}`;
  const expected = by === 'owner' ? byOwner : ownerEmail;
  verify(found === expected, `4: ${kind} by the ${by} queued "${found}", not "${expected}"`);
}
