import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { pressClient } from './presses.ts';
import { nineOClock, openDay } from './visit-client.ts';

const backend = await startClients();
const { sql, answer, ask, cancel, confirm, press, read, claim, complete, kinds, makeDue, empty } =
  backend;
const { prepare, stored, allTransitions, findRules } = pressClient(backend);
afterEach(empty);

const delay = (text: string) => sql(`update private.settings set answer_delay = '${text}'`);
const one = { ...nineOClock, local_time: '13:00', groomer: 'June', travel_fee: 20, price: 145 };
const other = { ...nineOClock, day: openDay(1), minutes: 60, travel_fee: 0, note: 'A day later' };

async function request(pets = 1): Promise<string> {
  const reference = await backend.request({}, pets);
  await sql('delete from private.outbox');
  return reference;
}

async function shown(reference: string) {
  const { visit, wish, declined_wish, request: rows, sent_again } = await read(reference);
  const names = rows.map(({ pet_name, status }) => [pet_name, status]);
  const standing = await sql(
    `select from public.bookings where reference = '${reference}' and status <> 'replaced'`,
  );
  return {
    visit: visit && { ...visit, revision: 0, changed_at: '', last_change: '' },
    wish,
    declined_wish,
    names,
    standing: standing.length,
    isSentAgain: sent_again !== null,
  };
}

const toConfirmed = (reference: string) => press(reference, 'confirm', one);
const change = { note: 'The van is at the shop.' };

const byOperator = (await allTransitions()).filter(([actor]) => actor === 'operator');

const passTime = (spans: string) =>
  sql(`update private.changes set changed_at = changed_at - ${spans}`);
const setTries = (tries: number) =>
  sql(`update private.outbox set tries = ${tries} where change_id is not null`);

test.each(byOperator)(
  'Undo of %s, %s, %s brings the state before back in time, once, for its visit alone, and its email does not go',
  async (...transition) => {
    const [, from, action] = transition;
    const { reference, said, say } = await prepare(transition);
    const another = await prepare(transition);
    await sql('delete from private.outbox');
    const before = await shown(reference);
    expect((await say(said)).outcome).toBe('done');
    expect(await shown(reference)).not.toEqual(before);
    const [made] = await sql(
      'select actor, from_status, action from private.changes order by number desc limit 1',
    );
    expect(Object.values(made ?? {})).toEqual(transition);
    const { revision, history } = await read(reference);
    const undoUntil = async () => (await read(reference)).undo_until;

    const rules = await findRules(transition);
    const span = String(rules?.['undo_for']);
    const isQuiet = rules?.['keeps_revision'] === true;
    await passTime(`interval '${span}' + interval '1 minute'`);
    expect(await undoUntil()).not.toBeNull();
    await passTime(`interval '1 minute'`);
    expect(await undoUntil()).toBeNull();
    expect(await press(reference, 'undo')).toBe('too_late_to_undo');
    await passTime(`interval '-${span}'`);
    // once somebody tried to send the email, only what may be undone for a day is, but no visit that was added
    await setTries(1);
    const mayBeUndone = span === '1 day' && from !== 'new';
    expect((await undoUntil()) !== null).toBe(mayBeUndone);
    if (!mayBeUndone) expect(await press(reference, 'undo')).toBe('too_late_to_undo');
    await setTries(0);

    const undo = { last_change: history.at(-1)?.id, id: randomUUID() };
    const ofAnother = await stored(another.reference);
    expect(await answer(reference, revision, 'undo', undo)).toBe('done');
    expect(await stored(another.reference)).toEqual(ofAnother);
    // what was added is canceled
    if (from !== 'new') expect(await shown(reference)).toEqual(before);
    // after Undo of a quiet press the one before can be undone
    if (!isQuiet) expect(await undoUntil()).toBeNull();
    const jobs = await sql(
      `select status, last_error from private.outbox where change_id is not null`,
    );
    for (const job of jobs) expect(job).toEqual({ status: 'left_out', last_error: 'undone' });
    const undone = await stored();
    expect(await answer(reference, revision, 'undo', undo)).toBe('done');
    expect(await answer(reference, revision, 'undo', { ...undo, last_change: randomUUID() })).toBe(
      'changed_since',
    );
    if (!isQuiet) expect(await press(reference, 'undo')).toBe('not_allowed');
    expect(await stored()).toEqual(undone);
    expect((await read(reference)).history.slice(-2)).toMatchObject([
      { action, is_undone: true },
      { action: 'undo', is_undone: false },
    ]);
  },
);

test.each([
  ['move', { ...one, local_time: '15:00' }],
  ['cancel', change],
])('Undo of a %s does not bring back a time that another visit has taken', async (action, said) => {
  const [reference, second] = [await request(), await request()];
  await toConfirmed(reference);
  await press(reference, action, said);
  expect(await press(second, 'confirm', one)).toBe('done');
  const before = await stored();
  expect(await press(reference, 'undo')).toBe('taken');
  expect(await stored()).toEqual(before);
});

test('after an Undo, what other devices saw is stale, and the visit counts on, as do others', async () => {
  const [reference, later] = [await request(), await request()];
  await toConfirmed(reference);
  await press(later, 'spam');
  const seen = { last_change: (await read(reference)).history.at(-1)?.id };
  expect(await answer(reference, 1, 'undo', seen)).toBe('done');
  expect(await read(reference)).toMatchObject({ visit: null, revision: 2 });
  expect((await read(later)).history).toMatchObject([{ action: 'spam', is_undone: false }]);
  expect(await answer(reference, 1, 'undo', seen)).toBe('stale');
  expect(await confirm(reference, 0)).toBe('stale');
  expect(await cancel(reference, 1)).toBe('stale');
  expect(await confirm(reference, 2)).toBe('done');
  expect((await read(reference)).visit?.revision).toBe(3);
  expect(await kinds()).toEqual(['owner confirmed']);
});

test('the undone move leaves one reminder of the old time', async () => {
  const reference = await request();
  await toConfirmed(reference);
  await press(reference, 'move', other);
  await press(reference, 'undo');
  await makeDue('reminder');
  expect(await kinds()).toEqual(['owner confirmed', 'owner reminder']);
});

test('an answer’s email waits, and once it is on its way Undo is refused by name', async () => {
  await delay('1 minute');
  const reference = await request();
  await toConfirmed(reference);
  const [job] = await sql(`select due_at - created_at = interval '1 minute' as waits
    from private.outbox where kind = 'confirmed'`);
  await delay('0');
  expect(job).toEqual({ waits: true });
  expect(await claim()).toBeUndefined();

  await makeDue('confirmed');
  const claimed = await claim();
  expect((await read(reference)).undo_until).toBeNull();
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
  // the provider was away: whether it took the email is unclear
  if (claimed) await complete(claimed, { outcome: 'later', reason: 'provider_500' });
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
});

test('Undo takes back the change that its page showed, and no later one', async () => {
  const reference = await request();
  await toConfirmed(reference);
  await press(reference, 'move', other);
  const seen = { last_change: (await read(reference)).history.at(-1)?.id };
  expect(await press(reference, 'accept')).toBe('done');
  expect(await press(reference, 'undo', seen)).toBe('stale');
  expect((await read(reference)).visit?.accepted_at).not.toBeNull();
});

test('Undo keeps what the owner did since', async () => {
  const reference = await request();
  await toConfirmed(reference);
  expect(await ask(reference)).toBe('done');
  expect(await press(reference, 'undo')).toBe('too_late_to_undo');
  expect(await cancel(reference, 1)).toBe('done');
  expect(await press(reference, 'undo')).toBe('not_allowed');
});
