import { randomUUID } from 'node:crypto';
import type { OperatorVisit } from '../../../functions/_shared/visits/visit-state.ts';
import type { VisitTerms } from '../../../functions/_shared/visits/visit-terms.ts';
import { expectSettled, expectWaived } from './fees.ts';
import { type Chosen, type Said, toAction } from './operator-actions.ts';
import { expectJobs, sendPress } from './press-invariants.ts';
import { takeAnswer, takeMailbox } from './sendings.ts';
import { toUid } from './step-invariants.ts';
import { expectCanceledByOwner, expectOpened } from './visitors.ts';
import { expectKeptTime, expectWishReopened, readVisit } from './wishes.ts';
import { type Press, type World, findKeys, findRequest, nextNumber, verify } from './world.ts';
import { expectHeardYes, noteYes } from './yes-and-lines.ts';

type OperatorStep = {
  device: 'phone' | 'tablet' | 'borrowed';
  does: 'look' | Chosen;
  which: number;
  slot: number;
};

/** Acts on a page of any age. */
export async function actAsOperator(world: World, step: OperatorStep): Promise<void> {
  const { device, does, which, slot } = step;
  const request = findRequest(world, which);
  const key = request && findKeys(world, request, 'operator').at(-1);
  if (!key) return;
  if (device === 'borrowed') return actWithBorrowedLink(world, step, key);

  const page = world.pages[device];
  if (does === 'look' || !page.has(key.reference)) {
    const { status, visit } = await world.site.askAsOperator(key, { action: 'read' });
    expectOpened(world, key, status, 'operator');
    if (!visit) return;
    page.set(key.reference, visit);
  }
  const seen = page.get(key.reference);
  if (!seen || does === 'look') return;
  const action = toAction(seen, does, slot, `Note ${nextNumber(world)}.`);
  // no button without a wish
  if (action.action === 'keep_time' && !seen.wish) return;
  // nor after a yes
  if (action.action === 'accept' && seen.hasAccepted) return;
  const before = await readVisit(world, key.reference);
  const { status, visit } = await sendPress(
    world,
    (said) => world.site.askAsOperator(key, { ...action, ...said }),
    'revision' in action ? { revision: action.revision + 1 } : { lastChange: randomUUID() },
  );
  if (visit) page.set(key.reference, visit);
  if (![409, 422].includes(status)) expectOpened(world, key, status, 'operator');
  if (status !== 200 || !visit) return;
  if (action.action === 'keep_time') return expectKeptTime(world, { seen, before, visit });
  if (action.action === 'accept') return expectHeardYes(world, before, visit);
  if (action.action === 'waive') return expectWaived(world, before, visit);
  if (visit.revision === seen.revision) {
    const undone = visit.history.at(-2)?.action;
    if (undone === 'accept') return expectHeardYes(world, before, visit);
    if (undone === 'waive') return expectWaived(world, before, visit);
    return expectWishReopened(world, { seen, before, visit });
  }
  takeMailbox(world, request, [seen, visit]);
  await checkAnswer(
    world,
    action.action === 'undo' ? toUndone(world, seen) : toPress(seen, action),
    visit,
  );
  const isYesBack = action.action === 'undo' && visit.hasAccepted;
  if (isYesBack || ('isAgreed' in action && action.isAgreed)) noteYes(world, visit);
  if (action.action === 'done' && action.charged) expectSettled(visit, action.settlesFees);
  if (action.action === 'cancel_for_owner') expectCanceledByOwner(seen, visit, action.acceptsFee);
  takeAnswer(request, action.action, visit);
}

/** A stranger who has only the link, from a quoted email, changes nothing. */
async function actWithBorrowedLink(
  { site, pages }: World,
  { does, slot }: OperatorStep,
  key: { reference: string; token: string },
): Promise<void> {
  const seen = pages.phone.get(key.reference);
  const action =
    seen && does !== 'look' ? toAction(seen, does, slot, 'Hi') : ({ action: 'read' } as const);
  const { status, visit } = await site.askAsOperator(
    key,
    action,
    slot % 2 === 0 ? '' : 'a wrong key',
  );
  verify(
    !visit && status >= 400,
    `2: without the operator's key ${key.reference} was answered ${status}`,
  );
}

const outcomes = {
  confirm: ['confirmed', 'confirmed'],
  move: ['moved', 'confirmed'],
  use_details: ['updated', 'confirmed'],
  change_details: ['updated', 'confirmed'],
  decline: ['declined', 'declined'],
  cancel: ['canceled', 'canceled'],
  cancel_for_owner: ['canceled', 'canceled'],
  done: ['done', 'done'],
  no_show: ['no_show', 'no_show'],
  spam: ['spam', 'requested'],
} as const;

type Change = Extract<Said, { action: keyof typeof outcomes }>;

function toUndone({ presses }: World, seen: OperatorVisit): Press {
  const { reference, revision, address, starts } = seen;
  const earlier = presses.get(`${reference} ${revision - 1}`);
  const nothing = { street: undefined, starts: null, note: '', fee: 0, charged: null } as const;
  const press = { reference, revision: revision + 1, kind: 'undone', by: 'operator' } as const;
  // an added visit has no request behind it
  const before =
    seen.isAdded && revision === 1
      ? ({ status: 'canceled', street: address, starts } as const)
      : ({ status: 'requested', ...earlier } as const);
  return { terms: undefined, ...nothing, ...before, ...press, wasAnswered: true };
}

function toPress(seen: OperatorVisit, action: Change): Press {
  const { reference, revision, address, sentAgain } = seen;
  const [kind, status] = outcomes[action.action];
  return {
    reference,
    revision: revision + 1,
    kind,
    by: 'operator',
    status,
    wasAnswered: true,
    street: action.action === 'use_details' ? sentAgain?.address : address,
    starts: 'day' in action ? { day: action.day, time: action.time } : seen.starts,
    note: toNote(seen, action),
    terms:
      'groomer' in action ? action : 'price' in action ? { ...seen, price: action.price } : seen,
    fee: 'fee' in action ? action.fee : 0,
    charged: 'charged' in action ? action.charged : null,
  };
}

/** Who cancels, by phone or link, is told no note. */
function toNote({ note }: OperatorVisit, action: Change): string {
  if (action.action === 'cancel_for_owner') return '';
  if (action.action === 'change_details') return action.note || note;
  return 'note' in action ? action.note : note;
}

async function checkAnswer(world: World, press: Press, visit: OperatorVisit): Promise<void> {
  const { reference, kind, fee, street, terms, status } = press;
  const pick = ({ status, revision, starts, note, charged }: Press | OperatorVisit) => {
    return { status, revision, starts, note, charged };
  };
  const expected = {
    ...pick(press),
    fee,
    address: street ?? visit.address,
    terms: terms && pickTerms(terms, status),
  };
  const shown = {
    ...pick(visit),
    fee: visit.wasLate ? 0 : visit.fee,
    address: visit.address,
    terms: pickTerms(visit, visit.status),
  };
  const words = [expected, shown].map((state) => JSON.stringify(state));
  verify(words[0] === words[1], `3: pressed ${kind} on ${words[0]}, and it became ${words[1]}`);
  world.presses.set(`${reference} ${press.revision}`, press);
  world.allowed.set(reference, 'press');
  await expectJobs(world, press);
  // who took a file in the minute before Undo deletes the entry by hand, because no email goes
  if (kind === 'undone' && status !== 'confirmed') world.calendar.forget(toUid(reference));
}

function pickTerms(
  { groomer, travelFee, price }: VisitTerms,
  status: string,
): VisitTerms | undefined {
  return status === 'confirmed' ? { groomer, travelFee, price } : undefined;
}
