import { randomUUID } from 'node:crypto';
import type { Added } from '../../../functions/_shared/visits/operator-day.ts';
import type { AddedVisit } from '../../../functions/_shared/visits/visit-actions.ts';
import type { OperatorVisit } from '../../../functions/_shared/visits/visit-state.ts';
import { isOver } from '../../../functions/_shared/visits/visit-status.ts';
import type { VisitTerms } from '../../../functions/_shared/visits/visit-terms.ts';
import { dayFromToday } from '../../setup/sample-rows.ts';
import { newReference } from '../../visits/visit-client.ts';
import { holdIds } from './blocks.ts';
import { expectJobs, sendPress } from './press-invariants.ts';
import { newRequest } from './sendings.ts';
import { expectOpened } from './visitors.ts';
import { type World, findKeys, findRequest, nextNumber, verify } from './world.ts';
import { noteYes } from './yes-and-lines.ts';
import { sampleAnswers } from '@shared/visits/sample-booking.fixture';

type AddStep = { adds: 'for Ann' | 'without an email'; from: 'phone' | 'borrowed'; slot: number };

const times = ['16:30', '09:00', '10:30', '13:00'];

export async function addVisit(world: World, { adds, from, slot }: AddStep): Promise<void> {
  const reference = newReference();
  const ids = [randomUUID()] as const;
  const street = `${nextNumber(world)} Pearl St`;
  const mailbox = adds === 'for Ann' ? 'ann@home.example' : '';
  const terms = { groomer: 'Dev Castillo', travelFee: slot, price: slot % 2 === 0 ? null : 150 };
  const visit: Omit<AddedVisit, 'id'> = {
    reference,
    pets: [
      {
        ...sampleAnswers,
        id: ids[0],
        pet_name: 'Rex',
        email: mailbox || null,
        address: street,
        repeat_weeks: slot % 2 === 0 ? 4 : null,
      },
    ],
    day: dayFromToday([-2, 1, 3, 4, 5, 6, 7, 31][slot] ?? 0),
    time: times[slot % 4] ?? '',
    minutes: 60 + 15 * slot,
    note: `Note ${nextNumber(world)}.`,
    hold: slot % 2 === 0 ? null : (holdIds[slot % 3] ?? null),
    takesClosedTime: slot % 3 === 0,
    ...terms,
  };
  const body = { action: 'add', ...visit };
  if (from === 'borrowed') {
    const { status } = await world.site.askToAdd(body, 'a wrong key');
    verify([403, 429].includes(status), `16: a wrong key added a visit, answered ${status}`);
    return;
  }
  const others = visit.pets.map((pet) => ({ ...pet, email: 'eve@elsewhere.example' }));
  const other = slot % 2 === 0 ? { time: '11:15' } : { pets: others };
  const { status, added } = await sendPress(
    world,
    (said) => world.site.askToAdd({ ...body, ...said }),
    other,
  );
  verify(status === 200 || status === 409, `16: adding a visit was answered ${status}`);
  if (!added) return;
  noteYes(world, added.visit);
  noteAdded(world, added, {
    mailbox,
    ids,
    street,
    terms,
    note: visit.note,
    kind: 'confirmed',
  });
  await expectTold(world, added, 'confirmed');
}

export async function bookNext(world: World, which: number, slot: number): Promise<void> {
  const request = findRequest(world, which);
  const key = request && findKeys(world, request, 'operator').at(-1);
  if (!key) return;
  const seen = await world.site.askAsOperator(key, { action: 'read' });
  expectOpened(world, key, seen.status, 'operator');
  if (!seen.visit) return;
  const { address, pets, status: was } = seen.visit;
  const ids = pets.map(() => randomUUID());
  const body = {
    ...key,
    action: 'next',
    nextReference: newReference(),
    ids,
    day: dayFromToday([1, 3, 4, 5, 6, 7, 31, 32][slot] ?? 0),
    time: times[slot % 4] ?? '',
    minutes: 60,
  };
  const { status, added } = await sendPress(
    world,
    (said) => world.site.askToAdd({ ...body, ...said }),
    { time: '15:30' },
  );
  verify(!added || isOver(was), `16: ${key.reference} is ${was} and got a next visit`);
  verify([200, 409].includes(status), `16: the next visit was answered ${status}`);
  if (!added) return;
  const { visit } = added;
  const { mailbox } = request;
  noteAdded(world, added, { mailbox, ids, street: address, terms: visit, note: '', kind: 'next' });
  await expectTold(world, added, 'next');
}

type Noted = {
  mailbox: string;
  ids: readonly string[];
  street: string;
  terms: VisitTerms;
  note: string;
  kind: 'confirmed' | 'next';
};

function noteAdded(world: World, { visit, token }: Added, noted: Noted): void {
  const { reference, starts } = visit;
  const { mailbox, ids, street, terms, note, kind } = noted;
  const sending = { ids, street, rank: 0, at: Date.now(), nudgeAt: 0 };
  world.requests.set(reference, newRequest(reference, mailbox, sending));
  world.owners.push(reference);
  world.addedKeys.set(reference, { reference, token });
  // an owner who agreed by phone has said yes
  world.accepted.set(reference, JSON.stringify(starts));
  world.allowed.set(reference, 'press');
  world.presses.set(`${reference} 1`, {
    reference,
    revision: 1,
    kind,
    by: 'operator',
    status: 'confirmed',
    street,
    starts,
    note,
    wasAnswered: true,
    fee: 0,
    charged: null,
    terms,
  });
}

async function expectTold(world: World, { visit }: Added, kind: Noted['kind']): Promise<void> {
  const press = world.presses.get(`${visit.reference} 1`);
  if (!press) return;
  await expectJobs(world, press, isAhead(visit) ? kind : 'nothing');
}

function isAhead({ starts }: OperatorVisit): boolean {
  return (starts?.day ?? '') >= dayFromToday(0);
}

/** 16: no two confirmed visits overlap, and no email goes to somebody without an address. */
export async function checkAdded({ site }: World): Promise<void> {
  const overlaps = await site.query<{ reference: string }>(
    `select one.reference from private.confirmed_visits as one join private.confirmed_visits as other
       on one.reference < other.reference and one.starts_at < other.starts_at + make_interval(mins => other.minutes)
         and other.starts_at < one.starts_at + make_interval(mins => one.minutes)`,
  );
  verify(overlaps.length === 0, `16: ${overlaps[0]?.reference} overlaps another visit`);
  const lost = await site.query<{ kind: string }>(
    `select kind from private.outbox where audience = 'owner' and recipient is null`,
  );
  verify(lost.length === 0, `16: an email (${lost[0]?.kind}) goes to nobody`);
}
