import { randomUUID } from 'node:crypto';
import { denverMoment } from '../../../functions/_shared/time/denver-time.ts';
import { rankOf } from './sendings.ts';
import { type Press, type World, verify } from './world.ts';

type Said = {
  id: string;
  revision?: number;
  lastChange?: string;
  words?: string;
  time?: string;
  email?: string;
};
type Answer = { readonly status: number; readonly error?: string };

/** 17: a press counts once, also when its answer is lost and it is sent again; `other` under its id changes nothing. */
export async function sendPress<Reply extends Answer>(
  { site, lost, steps }: World,
  send: (said: Said) => Promise<Reply>,
  other: Omit<Said, 'id'>,
): Promise<Reply> {
  const said = { id: randomUUID() };
  if (steps % 2 > 0) return send(said);
  const before = await site.fingerprint();
  for (const sendAgain of lost.splice(0)) await sendAgain();
  verify(before === (await site.fingerprint()), '17: a press of an earlier step counted again');

  const answer = await send(said);
  const after = await site.fingerprint();
  const kept = await site.query('select from private.changes where id = $1', [said.id]);
  verify(kept.length === Number(before !== after), `17: a change has ${kept.length} rows`);
  if (kept.length === 0) return answer;
  const again = await send(said);
  const { status, error } = await send({ ...said, ...other });
  verify(JSON.stringify(answer) === JSON.stringify(again), `17: sent again: ${again.status}`);
  verify(error === 'changed_since', `17: another press under the same id: ${status} ${error}`);
  verify(after === (await site.fingerprint()), '17: a press that was sent again counted twice');
  lost.push(() => send(said));
  return again;
}

/** Of two changes within a minute the second tells both, and Undo of the second tells the first again. */
const alsoTold: Partial<Record<Press['kind'], readonly string[]>> = {
  moved: ['owner confirmed', 'owner next'],
  updated: ['owner confirmed', 'owner next', 'owner moved'],
  undone: ['confirmed', 'next', 'moved', 'updated', 'declined', 'canceled'].map(
    (told) => `owner ${told}`,
  ),
};

/** 4: each change is one email per person concerned; emails after `done` go later. */
export async function expectJobs(
  { site, requests }: World,
  press: Press,
  told: Press['kind'] | 'nothing' = press.kind,
): Promise<void> {
  const { reference, revision, kind, by, wasAnswered, starts } = press;
  const hasEmail = requests.get(reference)?.mailbox !== '';
  const jobs = await site.query<{ audience: string; kind: string }>(
    `select audience, kind from private.outbox where revision = $2 and kind not in ('reminder', 'asked', 'time_kept', 'return') and row_ids && array(
       select id from public.bookings where reference = $1) order by audience`,
    [reference, revision],
  );
  const found = jobs.map((job) => `${job.audience} ${job.kind}`).join(', ');
  const ownerEmails: Partial<Record<Press['kind'], string>> = {
    done: 'owner thanks',
    spam: '',
    undone: '',
  };
  // a change of a visit that has begun is only recorded
  const hasBegun =
    kind === 'updated' && starts && denverMoment(starts.day, starts.time).getTime() <= Date.now();
  const ownEmail = told === 'nothing' || hasBegun ? '' : (ownerEmails[kind] ?? `owner ${kind}`);
  const ownerEmail = hasEmail ? ownEmail : '';
  const request = requests.get(reference);
  const isMarked = request !== undefined && rankOf(request) > 0;
  // nobody has looked at a marked request, so its owner gets nothing
  const isUnread = !hasEmail || (!wasAnswered && isMarked);
  const byOwner = isUnread ? `operator ${kind}` : `operator ${kind}, ${ownerEmail}`;
  const expected = by === 'owner' ? byOwner : ownerEmail;
  const isTold = found === expected || (hasEmail && alsoTold[kind]?.includes(found));
  verify(isTold === true, `4: ${kind} by the ${by} queued "${found}", not "${expected}"`);
}
