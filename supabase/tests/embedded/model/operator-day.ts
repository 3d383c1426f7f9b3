import { denverMoment } from '../../../functions/_shared/time/denver-time.ts';
import type { OperatorDay } from '../../../functions/_shared/visits/operator-day.ts';
import { dayFromToday } from '../../setup/sample-rows.ts';
import { expectOpened } from './visitors.ts';
import { type StoredRequest, type World, verify } from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;

export async function openDayAsOperator(world: World, device: string): Promise<void> {
  const { site, steps } = world;
  const before = await readAll(world);
  const answer = await site.askForDay(device === 'borrowed' ? 'a wrong key' : undefined);
  verify(before === (await readAll(world)), '11: opening the day changed something');
  if (device === 'borrowed') {
    verify(!answer.day && answer.status >= 400, `11: a wrong key was shown the day`);
    return;
  }
  verify(answer.day !== undefined, `11: the day was answered ${answer.status}`);
  expectVisits(world, answer.day);
  await expectWaiting(world, answer.day);

  const listed = [...answer.day.visits, ...answer.day.waiting, ...answer.day.marked];
  const entry = listed[steps % Math.max(listed.length, 1)];
  if (!entry || !world.requests.has(entry.reference)) return;
  const { status } = await site.askAsOperator(entry, { action: 'read' });
  expectOpened(world, entry, status);
}

/** Everything that opening the day could change, except the count of wrong keys. */
async function readAll({ site }: World): Promise<string> {
  const tables = [
    'public.bookings',
    'private.visits',
    'private.time_wishes',
    'private.outbox',
    'private.blocks',
  ];
  const hashes = tables.map(
    (table) => `(select md5(string_agg(one::text, '' order by one::text)) from ${table} as one)`,
  );
  const [row] = await site.query<{ all: unknown }>(`select array[${hashes.join(', ')}] as all`);
  return JSON.stringify(row?.all);
}

/** 11: lists every visit from today on once, and earlier ones that are open or were closed within an hour. */
function expectVisits({ stored }: World, { visits }: OperatorDay): void {
  const expected = [...stored.values()]
    .filter(isInOperatorDay)
    .toSorted(
      (one, other) =>
        toStartTime(one) - toStartTime(other) || (one.reference < other.reference ? -1 : 1),
    )
    .map(({ reference }) => reference);
  const found = visits.map(({ reference }) => reference);
  verify(
    found.join() === expected.join(),
    `11: the day lists the visits ${found.join()}, not ${expected.join()}`,
  );
}

const toStartTime = ({ visit }: StoredRequest) => Date.parse(visit?.starts_at ?? '');

function isInOperatorDay(request: StoredRequest): boolean {
  const { visit } = request;
  const isVisit = visit?.starts_at && ['confirmed', 'done', 'no_show'].includes(visit.status);
  if (!isVisit) return false;
  const today = denverMoment(dayFromToday(0), '00:00').getTime();
  const starts = toStartTime(request);
  if (starts >= today) return true;
  const isOpen = visit.status === 'confirmed' || Date.parse(visit.changed_at) >= Date.now() - hour;
  return isOpen && starts >= today - 13 * day;
}

/** 11: lists every unanswered request and wish once, and nothing else. */
async function expectWaiting(world: World, day: OperatorDay): Promise<void> {
  const waiting = [...day.waiting, ...day.marked];
  const moreWaiting = day.moreWaiting + day.moreMarked;
  const requests = [...world.stored.values()].filter((request) => isUnanswered(world, request));
  const wishes = await readOpenWishes(world);
  const expected = [
    ...requests.map(({ reference }) => `request ${reference}`),
    ...wishes.map((reference) => `wish ${reference}`),
  ].sort();
  const found = waiting
    .filter(({ reference }) => world.stored.has(reference))
    .map(({ kind, reference }) => `${kind} ${reference}`)
    .sort();
  // a flood can push marked requests off the list
  const missing = moreWaiting > 0 ? expected.length - found.length : 0;
  verify(
    missing >= 0 && missing <= moreWaiting && (missing > 0 || found.join() === expected.join()),
    `11: to answer are ${found.join()}, not ${expected.join()}`,
  );
}

function isUnanswered({ requests }: World, { reference, visit, rows }: StoredRequest): boolean {
  const sent = requests.get(reference)?.sendings.at(-1)?.at ?? 0;
  const isOpen = rows.some(({ status }) => ['new', 'review'].includes(status));
  return !visit && isOpen && sent + 60 * day > Date.now();
}

async function readOpenWishes({ site, stored }: World): Promise<string[]> {
  const wishes = await site.query<{ reference: string; revision: number; kept_at: string | null }>(
    'select reference, revision, kept_at from private.time_wishes',
  );
  return wishes
    .filter(({ reference, revision, kept_at: keptAt }) => {
      const request = stored.get(reference);
      if (keptAt || request?.visit?.status !== 'confirmed') return false;
      return request.visit.revision === revision && toStartTime(request) > Date.now();
    })
    .map(({ reference }) => reference);
}
