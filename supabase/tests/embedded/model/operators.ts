import { operatorCalendar } from '../../../functions/_shared/visit-calendar.ts';
import type {
  OperatorAction,
  OperatorVisit,
  VisitTerms,
} from '../../../functions/_shared/visit-state.ts';
import { dayFromToday } from '../../sample-rows.ts';
import { expectJobs } from './press-invariants.ts';
import { business } from './site.ts';
import { expectOpened } from './visitors.ts';
import { expectKeptTime, readVisit } from './wishes.ts';
import { type Press, type World, findKeys, findRequest, nextNumber, verify } from './world.ts';

type Pressed = Exclude<OperatorAction['action'], 'read' | 'spam'>;
type Does = 'look' | 'fits' | Pressed;
type OperatorStep = {
  device: 'phone' | 'tablet' | 'borrowed';
  does: Does;
  which: number;
  slot: number;
};

/** The page may be as old as it likes. */
export async function actAsOperator(world: World, step: OperatorStep): Promise<void> {
  const { device, does, which, slot } = step;
  const request = findRequest(world, which);
  const key = request && findKeys(world, request, 'operator').at(-1);
  if (!key) return;
  if (device === 'borrowed') return actWithBorrowedLink(world, step, key);

  const page = world.pages[device];
  if (does === 'look' || !page.has(key.reference)) {
    const { status, visit } = await world.site.askAsOperator(key, { action: 'read' });
    expectOpened(world, key, status);
    if (!visit) return;
    page.set(key.reference, visit);
    if (does === 'look') takeFile(world, visit);
  }
  const seen = page.get(key.reference);
  if (!seen || does === 'look') return;
  const action = toAction(seen, does, slot, `Note ${nextNumber(world)}.`);
  // no button without a wish
  if (action.action === 'keep_time' && !seen.wish) return;
  // of undoing a sent answer visit-undo.test.ts knows more
  if (action.action === 'undo' && seen.status !== 'done') return;
  const before = await readVisit(world, key.reference);
  const { status, visit } = await world.site.askAsOperator(key, action);
  if (visit) page.set(key.reference, visit);
  if (![409, 422].includes(status)) expectOpened(world, key, status);
  if (status !== 200 || !visit) return;
  if (action.action === 'keep_time') return expectKeptTime(world, { seen, before, visit });
  await checkAnswer(world, toPress(seen, action), visit);
}

/** Whoever has only the link, from a quoted email, changes nothing. */
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

function toAction(seen: OperatorVisit, choice: 'fits' | Pressed, slot: number, note: string) {
  const does = choice === 'fits' ? chooseFittingAction(seen, slot) : choice;
  const { revision, requestVersion, sentAgain } = seen;
  const decidedOn = { revision, requestVersion };
  switch (does) {
    case 'confirm':
    case 'move': {
      const time = ['16:30', '09:00', '10:30', '13:00'][slot % 4] ?? '';
      const day = dayFromToday([0, 1, 3, 4, 5, 6, 7, 31][slot] ?? 0);
      const minutes = 60 + 15 * slot;
      return { action: does, ...decidedOn, day, time, minutes, ...toTerms(slot), note } as const;
    }
    case 'decline':
    case 'cancel':
      return { action: does, ...decidedOn, note, reason: null } as const;
    case 'use_details':
      return {
        action: does,
        revision,
        requestVersion: sentAgain?.requestVersion ?? requestVersion,
      };
    case 'done':
      return { action: does, ...decidedOn, note: 'Ears a little red' };
    case 'undo':
      return { action: does, ...decidedOn };
    case 'keep_time':
      return { action: does, revision, wish: seen.wish?.number ?? 1 };
  }
}

function toTerms(slot: number): VisitTerms {
  return {
    groomer: ['', 'June Hathaway', 'Dev Castillo'][slot % 3] ?? '',
    travelFee: slot % 2 === 0 ? 0 : 10 + slot,
    price: slot % 4 === 0 ? null : 150 + slot,
  };
}

function chooseFittingAction(
  { status, starts, sentAgain, wish }: OperatorVisit,
  slot: number,
): Pressed {
  switch (status) {
    case 'requested':
    case 'declined':
    case 'canceled':
      return slot === 7 && status === 'requested' ? 'decline' : 'confirm';
    case 'done':
      return 'undo';
    case 'confirmed': {
      if (sentAgain && slot % 2 === 0) return 'use_details';
      if (wish && slot % 2 === 1) return 'keep_time';
      if (starts && starts.day <= dayFromToday(0) && slot % 4 !== 3) return 'done';
      return slot % 3 === 0 ? 'cancel' : 'move';
    }
  }
}

const kinds = {
  confirm: 'confirmed',
  move: 'moved',
  use_details: 'updated',
  decline: 'declined',
  cancel: 'canceled',
  done: 'done',
  undo: 'undone',
} as const;

type Change = Exclude<ReturnType<typeof toAction>, { action: 'keep_time' }>;

function toPress(seen: OperatorVisit, action: Change): Press {
  const { reference, revision, address, sentAgain } = seen;
  return {
    reference,
    revision: revision + 1,
    kind: kinds[action.action],
    by: 'operator',
    wasAnswered: true,
    street: action.action === 'use_details' ? sentAgain?.address : address,
    starts: 'day' in action ? { day: action.day, time: action.time } : seen.starts,
    // the words of done are for the thanks
    note: 'note' in action && action.action !== 'done' ? action.note : seen.note,
    terms: 'travelFee' in action ? action : seen,
  };
}

async function checkAnswer(world: World, press: Press, visit: OperatorVisit): Promise<void> {
  const { reference, kind, starts, note, street, terms } = press;
  const status = ['moved', 'updated', 'undone'].includes(kind) ? 'confirmed' : kind;
  const expected = {
    status,
    revision: press.revision,
    starts,
    note,
    address: street,
    terms: terms && pickTerms(terms, status),
  };
  const shown = {
    status: visit.status,
    revision: visit.revision,
    starts: visit.starts,
    note: visit.note,
    address: visit.address,
    terms: pickTerms(visit, visit.status),
  };
  const words = [expected, shown].map((state) => JSON.stringify(state));
  verify(words[0] === words[1], `3: pressed ${kind} on ${words[0]}, and it became ${words[1]}`);
  world.presses.set(`${reference} ${press.revision}`, press);
  world.allowed.set(reference, 'press');
  await expectJobs(world, press);
  takeFile(world, visit);
}

function pickTerms(
  { groomer, travelFee, price }: VisitTerms,
  status: string,
): VisitTerms | undefined {
  return status === 'confirmed' ? { groomer, travelFee, price } : undefined;
}

function takeFile(world: World, visit: OperatorVisit): void {
  const { status, starts, minutes, changedAt } = visit;
  if (status !== 'confirmed' && status !== 'canceled') return;
  if (!starts || minutes === null || changedAt === null) return;
  const entry = { ...visit, status, starts, minutes, changedAt };
  world.files.push({ audience: 'operator', file: operatorCalendar(entry, business) });
}

export async function revokeLinks(world: World, which: number): Promise<void> {
  const request = findRequest(world, which);
  if (!request) return;
  await world.site.query('select public.revoke_visit_links($1)', [request.reference]);
  for (const audience of ['visit', 'operator'] as const) {
    for (const { token } of findKeys(world, request, audience)) world.deadKeys.add(token);
  }
}
