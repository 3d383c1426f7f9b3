import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { visitOutbox } from '../emails/visit-outbox.ts';
import { startClients } from '../setup/start-clients.ts';
import { type Transition, pressClient } from './presses.ts';
import { nineOClock } from './visit-client.ts';

const backend = await startClients();
const { operator, sql, request, read, press, answer } = backend;
const { prepare, pressOthers, stored, allTransitions, findRules } = pressClient(backend);
const transitions = await allTransitions();
afterEach(visitOutbox(backend).empty);

/** Reads the visit as the page would now, with any clock. */
const present = async (reference: string) => ({
  ...(await read(reference)),
  now: expect.any(String),
});

/** What a press on another page, older or newer, was decided on; what is new was decided on nothing. */
function otherStates([actor, from, action]: Transition) {
  if (from === 'new') return [];
  const isOfRequest = actor === 'operator' && action !== 'keep_time';
  const names = isOfRequest ? ['revision', 'request_version'] : ['revision'];
  return names.flatMap((name) => [{ [name]: -1 }, { [name]: 9 }]);
}

test.each(transitions)(
  '%s, %s, %s counts once, for its visit alone; another under its id, or on another state, changes nothing',
  async (...transition) => {
    const [actor, , action] = transition;
    const rules = await findRules(transition);
    const id = randomUUID();
    const { reference, said, otherwise, say } = await prepare(transition, id);
    const another = await prepare(transition, id);
    const prepared = await stored();
    for (const decided of otherStates(transition)) {
      const { outcome, state } = await say(said, decided);
      expect(outcome).toBe('stale');
      expect(state).toEqual(await present(reference));
    }
    expect(await stored()).toEqual(prepared);

    const { revision } = await read(reference);
    const ofAnother = await stored(another.reference);
    const { outcome, state } = await say(said);
    expect(await stored(another.reference)).toEqual(ofAnother);
    expect(outcome).toBe('done');
    expect(state).toEqual(await present(reference));
    expect(state.revision - revision).toBe(rules?.['keeps_revision'] ? 0 : 1);
    const status = rules?.['to_status'] === 'spam' ? undefined : rules?.['to_status'];
    expect(state.visit?.status).toBe(status);
    expect(state.history.at(-1)).toMatchObject({ id, action, actor, is_undone: false });
    const emails = await sql(
      `select audience || ' ' || kind as email from private.outbox where change_id = '${id}' order by 1`,
    );
    expect(emails.map(({ email }) => email)).toEqual(rules?.['emails']);

    const before = await stored();
    expect(await say(said)).toMatchObject({ outcome: 'done', state: { revision: state.revision } });
    const changed = { outcome: 'changed_since', state: await present(reference) };
    expect(await say(otherwise)).toMatchObject(changed);
    expect((await another.say(said)).outcome).toBe('changed_since');
    expect(await stored()).toEqual(before);
  },
);

test.each(['requested', 'spam', 'confirmed', 'declined', 'canceled', 'done', 'no_show'])(
  '%s: any other press is not allowed, and changes nothing',
  async (status) => {
    const { outcomes, before } = await pressOthers(status, transitions);
    expect([...outcomes]).toEqual(['not_allowed']);
    expect(await stored()).toEqual(before);
  },
);

test('a stranger who guesses an id learns nothing of the visit that it changed', async () => {
  const id = randomUUID();
  const [other, own] = [await request({ parent_name: 'Somebody Else' }), await request()];
  await press(other, 'decline', { id, note: 'Your dog bites' });
  const guessed = { reference: own, id, actor: 'owner', action: 'cancel', revision: 0 };
  const { data } = await operator().rpc('change_visit', guessed);
  expect(data).toEqual({ outcome: 'changed_since', state: await present(own) });
  expect(JSON.stringify(data)).not.toMatch(/Somebody|bites/);
});

test('a press whose answer was lost is done, whatever became of the visit since', async () => {
  const reference = await request();
  const lost = { ...nineOClock, id: randomUUID() };
  expect(await answer(reference, 0, 'confirm', lost)).toBe('done');
  await press(reference, 'move', { ...nineOClock, local_time: '13:00' });
  await press(reference, 'undo');

  const before = await stored();
  expect(await answer(reference, 0, 'confirm', lost)).toBe('done');
  expect(await stored()).toEqual(before);
  expect((await read(reference)).history).toMatchObject([
    { action: 'confirm', is_undone: false },
    { action: 'move', is_undone: true },
    { action: 'undo', is_undone: false },
  ]);
});

test('after an Undo the email about the change before it counts', async () => {
  const reference = await request();
  await press(reference, 'confirm', nineOClock);
  await press(reference, 'move', { ...nineOClock, local_time: '10:00' });
  await press(reference, 'undo');
  expect((await read(reference)).answer_email).toBe('waiting');
});

test.each([
  ['queued', 'waiting'],
  ['sent', 'sent'],
  ['bounced', 'failed'],
  ['left_out', null],
])('an email about the operator’s last change that is %s reads as %s', async (status, shown) => {
  const reference = await request();
  await press(reference, 'confirm', nineOClock);
  await sql(`update private.outbox set status = '${status}' where kind = 'confirmed'`);
  expect((await read(reference)).answer_email).toBe(shown);
});
