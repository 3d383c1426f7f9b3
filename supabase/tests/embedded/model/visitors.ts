import { randomUUID } from 'node:crypto';
import { visitCalendar } from '../../../functions/_shared/visits/visit-calendar.ts';
import type { OwnerVisit, Visit } from '../../../functions/_shared/visits/visit-state.ts';
import { booking, dayFromToday, inquiry } from '../../setup/sample-rows.ts';
import { newReference } from '../../visits/visit-client.ts';
import { expectJobs, sendPress } from './press-invariants.ts';
import { expectSent, newRequest, nudgeAt, takeSending } from './sendings.ts';
import { business } from './site.ts';
import {
  type Key,
  type Press,
  type World,
  findKeys,
  findRequest,
  hasEnded,
  nextNumber,
  toStatus,
  verify,
} from './world.ts';

type Sent = {
  reference: string;
  email: string;
  address: string;
  pets?: number;
  isMachine?: boolean;
};

export async function sendRequest(
  world: World,
  { reference, email, address, pets = 1, isMachine = false }: Sent,
) {
  const street = `${nextNumber(world)} Pearl St`;
  const repeat_weeks = [null, 4][world.count % 2];
  const rows = Array.from({ length: pets }, (_, index) =>
    booking({
      id: randomUUID(),
      reference,
      email,
      address: street,
      pet_number: index + 1,
      preferred_date: dayFromToday(20),
      repeat_weeks,
      honeypot_filled: isMachine,
    }),
  );
  const known = world.requests.get(reference);
  const rule = await world.site.insert(rows, address);
  if (rule === '429') return false;
  verify(
    rule === ruleFor(world, reference, email),
    `1: ${reference} of ${email} was answered "${rule}"`,
  );
  if (rule !== '') return false;

  const ids = rows.map((row) => String(row['id']));
  const rank = await readRank(world, 'bookings', ids[0] ?? '');
  const sending = { ids, street, rank, at: Date.now(), nudgeAt: await nudgeAt(world, 'request') };
  const isAnswered = Boolean(world.stored.get(reference)?.visit);
  const request = known ?? newRequest(reference, email.toLowerCase(), sending);
  world.requests.set(reference, request);
  if (known) takeSending(known, sending, isAnswered);
  world.allowed.set(reference, 'sending');
  await expectSent(world, request, sending, isAnswered);
  return true;
}

async function readRank({ site }: World, table: string, id: string): Promise<number> {
  const [row] = await site.query<{ rank: number }>(
    `select private.spam_rank(review_reasons) as rank from public.${table} where id = $1`,
    [id],
  );
  return row?.rank ?? 0;
}

function ruleFor({ requests, stored }: World, reference: string, email: string): string {
  const known = requests.get(reference);
  if (!known) return '';
  if (known.mailbox !== email.toLowerCase()) return 'bookings_reference_mailbox';
  const request = stored.get(reference);
  if (!request) return '';
  const isClosed = ['declined', 'canceled', 'done', 'no_show', 'spam'].includes(toStatus(request));
  return isClosed ? 'bookings_reference_open' : '';
}

export const ownerAddress = '10.0.0.1';

export async function bookAsOwner(world: World, who: number, pets: number): Promise<void> {
  const reference = newReference();
  const email = who === 0 ? 'ann@home.example' : 'Bob@Home.example';
  if (!(await sendRequest(world, { reference, email, address: `10.0.0.${who + 1}`, pets }))) return;
  world.owners.push(reference);
}

export async function editAsOwner(world: World, which: number): Promise<void> {
  const request = findRequest(world, which);
  // the form asks for an email
  if (!request || request.mailbox === '') return;
  const { reference, mailbox: email } = request;
  await sendRequest(world, { reference, email, address: ownerAddress });
}

export async function writeAsOwner(world: World, which: number): Promise<void> {
  const number = nextNumber(world);
  const email = findRequest(world, which)?.mailbox || 'ann@home.example';
  const id = randomUUID();
  const words = `Words ${number}.`;
  const message = inquiry({ id, email, message: words, honeypot_filled: number % 3 === 0 });
  if ((await world.site.insert([message], ownerAddress, 'contact_inquiries')) !== '') return;
  const rank = await readRank(world, 'contact_inquiries', id);
  const sent = { id, words, rank, at: Date.now(), nudgeAt: await nudgeAt(world, 'message') };
  world.messages.push({ ...sent, status: undefined });
}

export async function openAsOwner(world: World, which: number, mail: 'newest' | 'oldest') {
  const visit = await readPage(world, which, mail);
  if (!visit) return;
  const { starts, minutes, changedAt } = visit;
  if (visit.status !== 'confirmed' || !starts || minutes === null || changedAt === null) return;
  const entry = { ...visit, status: 'confirmed', starts, minutes, changedAt } as const;
  world.files.push(visitCalendar(entry, business));
}

async function readPage(world: World, which: number, mail: 'newest' | 'oldest') {
  const request = findRequest(world, which);
  const keys = request ? findKeys(world, request, 'visit') : [];
  const key = mail === 'newest' ? keys.at(-1) : keys[0];
  if (!key) return undefined;
  const { status, visit } = await world.site.askAsOwner(key, { action: 'read' }, ownerAddress);
  expectOpened(world, key, status);
  if (visit) world.pages.owner.set(key.reference, visit);
  return visit;
}

export function expectOpened(
  world: World,
  { reference, token }: { reference: string; token: string },
  status: number,
  audience: 'visit' | 'operator' = 'visit',
): void {
  const ended = audience === 'visit' && hasEnded(world, reference) ? 410 : 200;
  const expected = world.deadKeys.has(token) ? 404 : ended;
  const isBlocked = expected === 404 && status === 429;
  verify(
    isBlocked || status === expected,
    `5: a key to ${reference} was answered ${status}, not ${expected}`,
  );
}

/** Presses on what the page showed, which shows the answer then; `other` as in `sendPress`. */
export async function pressAsOwner(
  world: World,
  key: Key,
  action: { action: string },
  other: object,
) {
  const answer = await sendPress(
    world,
    (said) => world.site.askAsOwner(key, { ...action, ...said }, ownerAddress),
    other,
  );
  if (answer.visit) world.pages.owner.set(key.reference, answer.visit);
  return answer;
}

export async function cancelAsOwner(world: World, which: number): Promise<void> {
  const opened = await findOpened(world, which);
  if (!opened) return;
  const { key, seen } = opened;
  const { revision, isLate: acceptsFee } = seen;
  const action = { action: 'cancel', revision, acceptsFee } as const;
  const answer = await pressAsOwner(world, key, action, { revision: revision + 1 });
  if (![409, 422].includes(answer.status)) expectOpened(world, key, answer.status);
  if (answer.status !== 200) return;
  if (answer.visit) expectCanceledByOwner(seen, answer.visit, acceptsFee);
  await checkCancellation(world, seen);
}

/** 3: what an owner cancels by phone and by link ends in the same state. */
export function expectCanceledByOwner(seen: Visit, visit: Visit, acceptsFee: boolean): void {
  // a yes from elsewhere may have ended a hold since the page was read
  const { freeUntil = '', lateFee = 0 } = visit.canceling ?? {};
  const wasLate = acceptsFee && lateFee > 0 && Date.parse(freeUntil) < Date.now();
  const expected = { ...pickEnd(seen), wasLate, canceledBy: 'owner', note: '', reason: null };
  const [before, after] = [expected, pickEnd(visit)].map((end) => JSON.stringify(end));
  verify(before === after, `3: ${before} became ${after}`);
}

function pickEnd(visit: Visit) {
  const { answeredAt, starts, wasLate, canceledBy, note, reason } = visit;
  return { answeredAt, starts, wasLate, canceledBy, note, reason };
}

async function checkCancellation(world: World, seen: OwnerVisit): Promise<void> {
  const { reference, revision, starts } = seen;
  const press: Press = {
    reference,
    revision: revision + 1,
    kind: 'canceled',
    by: 'owner',
    status: 'canceled',
    wasAnswered: seen.answeredAt !== null,
    street: undefined,
    starts,
    note: '',
    fee: 0,
    charged: null,
    terms: undefined,
  };
  world.presses.set(`${reference} ${press.revision}`, press);
  world.allowed.set(reference, 'press');
  await expectJobs(world, press);
} /** The page may be as old as it likes; undefined before an email has a link to it. */
export async function findOpened(world: World, which: number) {
  const request = findRequest(world, which);
  const key = request && findKeys(world, request, 'visit').at(-1);
  if (!key) return undefined;
  const { reference } = key;
  if (!world.pages.owner.has(reference)) await readPage(world, which, 'newest');
  const seen = world.pages.owner.get(reference);
  return seen && { key, reference, seen };
}
