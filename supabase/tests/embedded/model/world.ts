import type {
  DenverTime,
  OperatorVisit,
  OwnerVisit,
  VisitTerms,
} from '../../../functions/_shared/visit-state.ts';
import { createCalendar } from './calendar.ts';
import type { Mail } from './mail-provider.ts';
import { type Site, operatorMailbox } from './site.ts';

/** The rows that one press of the booking form stored. */
type Sending = {
  readonly ids: readonly string[];
  /** No two sendings share it, so that it tells them apart in mails and pages. */
  readonly street: string;
  readonly isMarked: boolean;
  readonly at: number;
};

type Request = {
  readonly reference: string;
  /** The mailbox of the first sending, in lower case. */
  readonly mailbox: string;
  readonly sendings: Sending[];
};

/** A change that somebody made with a key, and what the page said to whoever pressed. */
export type Press = {
  readonly reference: string;
  readonly revision: number;
  readonly kind: 'confirmed' | 'moved' | 'updated' | 'declined' | 'canceled' | 'done' | 'undone';
  readonly by: 'owner' | 'operator';
  readonly street: string | undefined;
  readonly starts: DenverTime | null;
  readonly note: string;
  /** Who comes and what it costs; nothing where the owner canceled. */
  readonly terms: VisitTerms | undefined;
};

export type StoredRequest = {
  reference: string;
  visit: {
    revision: number;
    status: string;
    starts_at: string | null;
    minutes: number | null;
    changed_at: string;
    due_back_at?: string | null;
  } | null;
  rows: { status: string; address: string; repeat_weeks: number | null }[];
};

export type CalendarFile = { readonly audience: 'owner' | 'operator'; readonly file: string };

/** What happened in one sequence, as its actors know it, beside what the site stores. */
export function createWorld(site: Site) {
  const owners: string[] = [];
  const files: CalendarFile[] = [];
  return {
    site,
    requests: new Map<string, Request>(),
    /** The references of the owners' requests; the others are a stranger's or a robot's. */
    owners,
    presses: new Map<string, Press>(),
    /** What may change in the present step, and why. */
    allowed: new Map<string, 'press' | 'hand' | 'sending'>(),
    stored: new Map<string, StoredRequest>(),
    deadKeys: new Set<string>(),
    setByHand: new Set<string>(),
    /** How often an owner asked for another time, by reference. */
    wishes: new Map<string, number>(),
    /** When a mailbox ended the mails to come back, in milliseconds. */
    endedReturns: new Map<string, number>(),
    unreachable: new Set<string>(),
    pages: {
      owner: new Map<string, OwnerVisit>(),
      phone: new Map<string, OperatorVisit>(),
      tablet: new Map<string, OperatorVisit>(),
    },
    /** Files for calendars that nobody has opened yet. */
    files,
    calendars: { owner: createCalendar(), operator: createCalendar() },
    steps: 0,
    count: 0,
  };
}

export type World = ReturnType<typeof createWorld>;

/** Fails the sequence: a promise was broken. */
export function hold(isTrue: boolean, promise: string): asserts isTrue {
  if (!isTrue) throw new Error(promise);
}

export function nextNumber(world: World): number {
  world.count += 1;
  return world.count;
}

/** An owner's request; none before the first. */
export function ownRequest({ owners, requests }: World, which: number): Request | undefined {
  return requests.get(owners[which % owners.length] ?? '');
}

type Key = { readonly reference: string; readonly token: string };

/** The keys in a mail, for one audience. */
export function keysIn({ text }: Pick<Mail, 'text'>, audience: 'visit' | 'operator'): Key[] {
  const links = text.matchAll(new RegExp(`/${audience}#([A-Z0-9-]+)\\.([\\w-]{22})`, 'g'));
  return [...links].map(([, reference = '', token = '']) => ({ reference, token }));
}

/** The keys to a request that reached its owner or the operator, oldest first. */
export function keysOf(
  { site }: World,
  { reference, mailbox }: Request,
  audience: 'visit' | 'operator',
): Key[] {
  const to = audience === 'operator' ? operatorMailbox : mailbox;
  return site.provider.delivered
    .filter((mail) => mail.to.toLowerCase() === to)
    .flatMap((mail) => keysIn(mail, audience))
    .filter((key) => key.reference === reference);
}

/** All that is stored of the owners' requests. */
export async function readStored({ site, owners }: World): Promise<Map<string, StoredRequest>> {
  const found = await site.query<StoredRequest>(
    `select requests.reference,
       to_jsonb(visits) || jsonb_build_object('due_back_at', (
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

/** Where a request stands: what the operator set for all its rows by hand wins over the visit. */
export function standingOf({ visit, rows }: StoredRequest): string {
  const all = (...wanted: string[]) => rows.every(({ status }) => wanted.includes(status));
  if (all('canceled', 'spam')) return 'canceled';
  const same = ['declined', 'done', 'confirmed'].find((status) => all(status));
  return same ?? visit?.status ?? 'requested';
}

/** Whether the keys to a request still open: 14 days after the visit, 60 after a request without an answer. */
export function hasEnded({ stored, requests }: World, reference: string): boolean {
  const day = 86_400_000;
  const visit = stored.get(reference)?.visit;
  const sent = requests.get(reference)?.sendings.at(-1)?.at ?? 0;
  if (!visit) return sent + 60 * day <= Date.now();
  const moments = [visit.starts_at, visit.changed_at].map((moment) => Date.parse(moment ?? ''));
  // the mail to come back brings a link too
  const weeks = stored.get(reference)?.rows[0]?.repeat_weeks ?? null;
  if (visit.status === 'done' && weeks !== null) {
    moments.push(Date.parse(visit.due_back_at ?? ''));
  }
  return Math.max(...moments.filter(Number.isFinite)) + 14 * day <= Date.now();
}
