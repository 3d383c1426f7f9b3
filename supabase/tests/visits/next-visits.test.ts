import { randomUUID } from 'node:crypto';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { newReference, openDay } from './visit-client.ts';

const { call, operatorDay, sql, press, read, addReference, bookNext, claimAll, ...outbox } =
  await startClients();
afterEach(outbox.empty);

async function addOver(
  changes: object = {},
  terms: Record<string, string | number> = { note: 'Good boys.', fee: 25 },
  action = 'done',
) {
  const reference = await addReference({ repeat_weeks: 6, ...changes }, { price: 150 });
  await sql(`update private.visits set starts_at = now() - interval '1 hour'`);
  await press(reference, action, terms);
  return reference;
}

test('the next visit has what is known, one email says it, and none asks to come back', async () => {
  const reference = await addOver({ email: 'next@added.example' });
  await sql(`delete from private.outbox where kind <> 'return'`);
  const sending = { next_reference: newReference() };
  const { outcome, state } = await bookNext(reference, sending);
  expect(outcome).toBe('done');
  expect(state).toMatchObject({
    request: [
      { pet_name: 'Biscuit', repeat_weeks: 6, source: 'operator', email: 'next@added.example' },
      { pet_name: 'Rex', reference: sending.next_reference },
    ],
    visit: { status: 'confirmed', day: openDay(20), price: 150, groomer_words: '', note: '' },
  });
  expect(await outbox.waiting()).toEqual(['owner next', 'owner reminder', 'owner return']);
  for (const kind of ['next', 'reminder', 'return']) await outbox.makeDue(kind);
  expect(await outbox.kinds()).toEqual(['owner next', 'owner reminder']);
  expect(await outbox.superseded()).toEqual(['return']);
});

test.each([
  [15, 150],
  [0, 135],
])('with $%d off because the van was late, the next visit costs $%d', async (credit, price) => {
  const reference = await addOver({}, { charged: 135, credit });
  const { state } = await bookNext(reference);
  expect(state.visit).toMatchObject({ price });
  await press(state.request[0]?.reference ?? '', 'undo');
});

test.each([60, 145])(
  'a missed visit costs what was agreed, not $%s, plus its fee',
  async (estimate) => {
    const reference = await addOver({ estimated_price: estimate }, undefined, 'no_show');
    await sql('update private.visits set price = 300, accepted_at = null');
    const { outcome, state } = await bookNext(reference);
    expect([outcome, state.visit?.price]).toEqual(['done', 150]);
    expect(state.owed).toMatchObject([{ reference, fee: 25 }]);
    await press(state.request[0]?.reference ?? '', 'undo');
  },
);

test('Undo of the next visit keeps its email, and the one to come back goes after all', async () => {
  const reference = await addOver({ email: 'undone@added.example' });
  await sql(`delete from private.outbox where kind <> 'return'`);
  const { state } = await bookNext(reference);
  await press(state.request[0]?.reference ?? '', 'undo');
  expect(await outbox.claimDue()).toEqual(['owner return']);
});

test.each([
  ['of a visit that is not over', {}, 'not_allowed', 'undo'],
  ['with too few ids', { row_ids: [randomUUID()] }, 'not_allowed', 'stay'],
])('a next visit %s is refused', async (_name, args, outcome, then) => {
  const reference = await addOver();
  if (then === 'undo') await press(reference, 'undo');
  expect((await bookNext(reference, args)).outcome).toBe(outcome);
});

test('a next visit on a day that is blocked as a whole is refused as on any closed day', async () => {
  onTestFinished(async () => void (await sql('delete from private.blocks')));
  const reference = await addOver();
  await sql(`insert into private.blocks (id, first_day, last_day)
    values (gen_random_uuid(), '${openDay(20)}', '${openDay(20)}')`);
  expect(await bookNext(reference)).toMatchObject({ outcome: 'closed_day', other: null });
});

test('a next visit at a taken time is refused, and the answer names the other', async () => {
  const reference = await addOver();
  const other = await addReference({}, { day: openDay(20) });
  expect(await bookNext(reference)).toMatchObject({
    outcome: 'taken',
    other: { reference: other, visit: { day: openDay(20) } },
  });
});

test.each([
  ['mailbox', { email: 'thanked@added.example' }, { day: openDay(30), time: '13:00' }],
  ['phone alone', { email: null, phone: '720-555-0188' }, null],
])('the thanks name a next visit of the same %s or none', async (_, owner, next) => {
  await addOver({ email: 'thanked@added.example', phone: '720-555-0188' });
  await addReference(owner, { day: openDay(30), local_time: '13:00' });
  await outbox.makeDue('thanks');
  const jobs = await claimAll();
  expect(jobs.find(({ kind }) => kind === 'thanks')?.visit).toMatchObject({ next });
});

test('a done visit names the next one by mailbox or phone, and its owner expects no email to come back', async () => {
  const reference = await addOver({ email: 'again@added.example', phone: '720-555-0177' });
  expect(await read(reference)).toMatchObject({ booked_again: [], return_email: 'on' });
  const later = await addReference(
    { email: null, phone: '+1 720 555 0177' },
    { day: openDay(30), local_time: '13:00', price: 100, travel_fee: 20 },
  );
  expect((await read(reference)).booked_again).toMatchObject([{ reference: later, price: 120 }]);
  const { state } = await bookNext(reference);
  const next = state.request[0]?.reference ?? '';
  const bookedAgain = { reference: next, day: openDay(20), time: '10:00', price: 150 };
  expect(await read(reference)).toMatchObject({
    booked_again: [bookedAgain, { reference: later }],
    return_email: 'booked',
  });
  const { visits } = await operatorDay();
  const listed = visits.find((visit) => visit.reference === reference);
  expect(listed).toMatchObject({ booked_again: bookedAgain });
  const known = await call('find_customer', {
    email: 'again@added.example',
    phone: '720-555-0177',
  });
  expect(known).toMatchObject({
    last_time: { reference },
    booked_again: [bookedAgain, { reference: later }],
  });

  // known before Done, so that nothing is offered for a moment
  await press(reference, 'undo');
  expect((await read(reference)).booked_again[0]).toMatchObject(bookedAgain);
  // a visit to come names the others
  expect((await read(next)).booked_again).toMatchObject([{ reference: later }]);

  await press(next, 'undo');
  expect(await read(reference)).toMatchObject({ booked_again: [{ reference: later }] });
  expect((await read(later)).booked_again).toEqual([]);
});
