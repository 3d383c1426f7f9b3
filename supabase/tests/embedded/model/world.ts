import type { DenverTime } from '../../../functions/_shared/time/denver-time.ts';
import type { MessageStatus } from '../../../functions/_shared/visits/visit-actions.ts';
import type { OperatorVisit, OwnerVisit } from '../../../functions/_shared/visits/visit-state.ts';
import type { VisitTerms } from '../../../functions/_shared/visits/visit-terms.ts';
import { createCalendar } from './calendar.ts';
import type { Mail } from './mail-provider.ts';
import { type Site, operatorMailbox } from './site.ts';

export type Sending = {
  readonly ids: readonly string[];
  /** Unique per sending, to recognize it in emails and pages. */
  readonly street: string;
  /** `private.spam_rank`: more than 1 for marks of its own. */
  readonly rank: number;
  readonly at: number;
  readonly nudgeAt: number;
};

export type Request = {
  readonly reference: string;
  /** In lower case, the first sending's until the operator changes it, and '' without an email. */
  mailbox: string;
  /** Keys of links that went to an earlier mailbox; Undo lets them open again. */
  endedKeys: string[];
  readonly sendings: Sending[];
  counted: Sending;
  later: Sending | undefined;
  sentAt: number;
};

type Message = Pick<Sending, 'rank' | 'at' | 'nudgeAt'> & {
  readonly id: string;
  readonly words: string;
  status: MessageStatus | undefined;
};

export type Press = {
  readonly reference: string;
  readonly revision: number;
  readonly kind:
    | 'confirmed'
    | 'next'
    | 'moved'
    | 'updated'
    | 'declined'
    | 'canceled'
    | 'done'
    | 'no_show'
    | 'spam'
    | 'undone';
  readonly by: 'owner' | 'operator';
  readonly status: OperatorVisit['status'];
  /** Undefined when the owner canceled, and without a visit. */
  readonly street: string | undefined;
  readonly starts: DenverTime | null;
  readonly note: string;
  /** The operator had answered before, so what the owner changes is always told. */
  readonly wasAnswered: boolean;
  /** USD that a no-show costs, 0 without one. */
  readonly fee: number;
  /** USD of a done visit; null: not noted. */
  readonly charged: number | null;
  /** Undefined when the owner canceled. */
  readonly terms: VisitTerms | undefined;
};

export type StoredRequest = {
  reference: string;
  revision: number;
  visit: {
    revision: number;
    status: string;
    starts_at: string | null;
    minutes: number | null;
    changed_at: string;
    canceled_by?: string | null;
    due_back_at?: string | null;
  } | null;
  rows: { status: string; address: string; repeat_weeks: number | null }[];
};

export type Job = {
  id: string;
  kind: string;
  audience: 'owner' | 'operator';
  source: string | null;
  revision: number | null;
  status: string;
  last_error: string | null;
  by_visitor: boolean;
  row_ids: string[];
  reference: string | null;
};

export function createWorld(site: Site) {
  const owners: string[] = [];
  const files: string[] = [];
  const messages: Message[] = [];
  const lost: (() => Promise<unknown>)[] = [];
  return {
    site,
    requests: new Map<string, Request>(),
    messages,
    lost,
    owners,
    presses: new Map<string, Press>(),
    allowed: new Map<string, 'press' | 'sending'>(),
    stored: new Map<string, StoredRequest>(),
    deadKeys: new Set<string>(),
    /** Keys that the operator's page has from the answer: no email brings them. */
    addedKeys: new Map<string, Key>(),
    wishes: new Map<string, number>(),
    /** USD of the no-shows whose fee was waived. */
    waived: new Map<string, number>(),
    accepted: new Map<string, string>(),
    /** Milliseconds, by mailbox. */
    endedReturns: new Map<string, number>(),
    /** Mailboxes, and emails to them. */
    unreachable: new Set<string>(),
    pages: {
      owner: new Map<string, OwnerVisit>(),
      phone: new Map<string, OperatorVisit>(),
      tablet: new Map<string, OperatorVisit>(),
    },
    files,
    calendar: createCalendar(),
    steps: 0,
    count: 0,
  };
}

export type World = ReturnType<typeof createWorld>;

export function verify(isTrue: boolean, promise: string): asserts isTrue {
  if (!isTrue) throw new Error(promise);
}

export function nextNumber(world: World): number {
  world.count += 1;
  return world.count;
}

export function findRequest({ owners, requests }: World, which: number): Request | undefined {
  return requests.get(owners[which % owners.length] ?? '');
}

export type Key = { readonly reference: string; readonly token: string };

export function readKeys({ text }: Pick<Mail, 'text'>, audience: 'visit' | 'operator'): Key[] {
  const links = text.matchAll(
    new RegExp(`/${audience}#([A-Z0-9-]+)\\.([\\w-]{22})(?!\\.stop)`, 'g'),
  );
  return [...links].map(([, reference = '', token = '']) => ({ reference, token }));
}

export function findKeys(
  { site, addedKeys }: World,
  { reference, mailbox }: Request,
  audience: 'visit' | 'operator',
): Key[] {
  const to = audience === 'operator' ? operatorMailbox : mailbox;
  const added = audience === 'operator' ? addedKeys.get(reference) : undefined;
  const keys = site.provider.delivered
    .filter((mail) => mail.to.toLowerCase() === to)
    .flatMap((mail) => readKeys(mail, audience))
    .filter((key) => key.reference === reference);
  return added ? [added, ...keys] : keys;
}

/** Columns that a press may set without raising the revision. */
export const quietColumns = '{accepted_at,free_until,late_fee,fee_settled_by}';

export async function readStored({ site, owners }: World): Promise<Map<string, StoredRequest>> {
  const found = await site.query<StoredRequest>(
    `select requests.reference, coalesce(visits.revision, requests.revision) as revision,
       to_jsonb(visits) - '${quietColumns}'::text[] || jsonb_build_object('due_back_at', (
         (visits.starts_at at time zone 'America/Denver')
           + make_interval(days => 7 * (select max(repeat_weeks) from public.bookings
             where id = any (visits.row_ids)) - 7)
       ) at time zone 'America/Denver') as visit, (
       select jsonb_agg(jsonb_build_object(
         'status', status, 'address', address, 'repeat_weeks', repeat_weeks) order by pet_number)
         from public.bookings where id = any (coalesce(visits.row_ids, requests.row_ids))
     ) as rows
     from private.requests left join private.visits on visits.reference = requests.reference
     where requests.reference = any ($1)`,
    [owners],
  );
  return new Map(found.map((request) => [request.reference, request]));
}

export function toStatus({ visit, rows }: StoredRequest): string {
  return visit?.status ?? (rows[0]?.status === 'spam' ? 'spam' : 'requested');
}

/** 14 days after the visit, 60 after a request without an answer. */
export function hasEnded({ stored, requests }: World, reference: string): boolean {
  const day = 86_400_000;
  const visit = stored.get(reference)?.visit;
  if (!visit) return (requests.get(reference)?.sentAt ?? 0) + 60 * day <= Date.now();
  const moments = [visit.starts_at, visit.changed_at].map((moment) => Date.parse(moment ?? ''));
  // the return email has a link too
  const weeks = stored.get(reference)?.rows[0]?.repeat_weeks ?? null;
  if (visit.status === 'done' && weeks !== null) {
    moments.push(Date.parse(visit.due_back_at ?? ''));
  }
  return Math.max(...moments.filter(Number.isFinite)) + 14 * day <= Date.now();
}
