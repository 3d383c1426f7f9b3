import { afterEach, expect, test } from 'vitest';
import { booking, petRows } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';
import { newReference, openDay } from '../visits/visit-client.ts';
import { everyAnswer } from '@shared/visits/sample-booking.fixture';

const backend = await startClients();
const { operator, sql, request, read, link, insert, sendAgain } = backend;
const { answer, cancel, confirm, press, claim, claimAll, empty } = backend;
afterEach(empty);

const ofPet =
  /^(pet_name|pet_type|breed|weight|pet_size|service|add_ons|estimated_price|additional_notes)$/;
const shared = Object.keys(everyAnswer).filter(
  (column) => column !== 'reference' && !ofPet.test(column),
);
const others: Readonly<Record<string, unknown>> = {
  phone: '7205550000',
  email: 'zoe@conformance.example',
  zip_code: '80203',
  zip_answer: 'outside',
  preferred_date: openDay(9),
  preferred_time: '4-6 PM',
  repeat_weeks: 4,
  pet_number: 1,
};

test.each(shared)('the database rejects rows of one sending that differ in %s', async (column) => {
  const first = { ...everyAnswer, preferred_date: openDay(8), reference: newReference() };
  const second = { ...first, pet_number: 2, [column]: others[column] ?? 'Other' };
  expect(await insert([first, second])).toBe('400 23514 bookings_rows_agree');
});

test('the database stores rows with two spellings of one mailbox, and two requests in one insert', async () => {
  const [first = {}, second = {}] = petRows(2, newReference());
  expect(await insert([first, { ...second, email: 'SAM@rivera.TEST' }])).toBe('201');

  const others = [newReference(), newReference()].map((reference) => booking({ reference }));
  expect(await insert(others)).toBe('201');
});

test('the database rejects rows of the operator that do not agree', async () => {
  const [first = {}, second = {}] = petRows(2, newReference());
  const { error } = await operator()
    .from('bookings')
    .insert([first, { ...second, phone: '1' }]);

  expect(error?.message).toContain('"bookings_rows_agree"');
});

test('a reference stays with the mailbox that it first came from', async () => {
  const reference = await request({ email: 'sam@rivera.test' });

  for (const email of ['eve@rivera.test', 'sam+1@rivera.test', 'sam@b.co']) {
    expect(await sendAgain(reference, { email })).toBe('400 23514 bookings_reference_mailbox');
  }
  expect(await sendAgain(reference, { email: 'Sam@Rivera.Test' })).toBe('201');
  expect((await read(reference)).request_version).toBe(2);
  expect(await link(reference)).toMatchObject({ version: 1 });
});

test('a stranger learns nothing about the state of a request', async () => {
  const open = await request();
  const closed = await request();
  await cancel(closed, 0);
  const eve = { email: 'eve@conformance.example' };

  expect(await sendAgain(open, eve)).toBe(await sendAgain(closed, eve));
});

test('a reference is known as long as one of its rows is, and free once the last is deleted', async () => {
  const reference = await request({}, 2);
  const eve = { email: 'eve@conformance.example' };
  await sql(`delete from public.bookings where reference = '${reference}' and pet_number = 2`);
  expect(await sendAgain(reference, eve)).toBe('400 23514 bookings_reference_mailbox');

  await sql(`delete from public.bookings where reference = '${reference}'`);
  expect(await sendAgain(reference, eve)).toBe('201');
});

test('a claim addresses each email to the mailbox of the reference', async () => {
  const reference = await request({ email: 'Sam@rivera.test' });
  await sendAgain(reference, { email: 'sam@rivera.test', pet_name: 'Luna' });
  const owners = (await claimAll()).filter(({ audience }) => audience === 'owner');

  expect(owners).toHaveLength(2);
  for (const job of owners) expect(job).toMatchObject({ addressee: 'sam@rivera.test' });
});

test('emails go to the address that the operator corrected by hand', async () => {
  const reference = await request({ email: 'tpyo@conformance.example' });
  await sql(
    `update public.bookings set email = 'typo@conformance.example' where reference = '${reference}'`,
  );
  await sql('delete from private.outbox');
  await confirm(reference);

  expect(await claim()).toMatchObject({ kind: 'confirmed', addressee: 'typo@conformance.example' });
  expect(await sendAgain(reference, { email: 'tpyo@conformance.example' })).toBe(
    '400 23514 bookings_reference_mailbox',
  );
});

test.each([
  ['declined', (reference: string) => answer(reference, 0, 'decline')],
  ['canceled by its owner', (reference: string) => cancel(reference, 0)],
  ['spam', (reference: string) => answer(reference, 0, 'spam')],
])('a reference that was %s rejects another request', async (_, close) => {
  const reference = await request();
  await close(reference);

  expect(await sendAgain(reference)).toBe('400 23514 bookings_reference_open');
  expect(await read(reference)).toMatchObject({ request_version: 1, sent_again: null });
});

test('a finished visit closes its reference, and Undo opens it again', async () => {
  const reference = await request();
  await confirm(reference);
  await sql('update private.visits set starts_at = now()');
  await press(reference, 'done');
  expect(await sendAgain(reference)).toBe('400 23514 bookings_reference_open');

  await press(reference, 'undo');
  expect(await sendAgain(reference)).toBe('201');
});
