import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { newPets } from './added-visit-client.ts';

const { operator, sql, addReference, read, press, ask, begun, confirmed, ...clients } =
  await startClients();
const { freeTime, sendAgain, link, claimAll, makeDue } = clients;

const changeMailbox = (reference: string, email: string | null | undefined) =>
  press(reference, 'change_details', { minutes: 90, price: null, pets: newPets({ email }) });

async function confirmedAndMailed() {
  const reference = await confirmed({}, freeTime());
  await claimAll();
  return reference;
}

test.each(['wrong@lake.example', null])('who replaces %s gets the confirmation', async (email) => {
  const reference = await addReference({ email }, freeTime());
  await claimAll();
  await changeMailbox(reference, 'right@lake.example');
  const mails = (await claimAll()).filter(({ audience }) => audience === 'owner');
  expect(mails).toMatchObject([{ kind: 'confirmed', addressee: 'right@lake.example' }]);
});

test('a move whose email waits is told to the new mailbox', async () => {
  const reference = await confirmedAndMailed();
  const from = (await read(reference)).visit;
  await press(reference, 'move', { ...freeTime(), price: null });
  await changeMailbox(reference, 'right@lake.example');
  const mails = (await claimAll()).filter(({ audience }) => audience === 'owner');
  const visit = { moved_from: { day: from?.day, time: from?.time } };
  expect(mails).toMatchObject([{ kind: 'moved', addressee: 'right@lake.example', visit }]);
});

test('a new mailbox hears that an open wish waits, and gets no question about the time', async () => {
  const reference = await confirmedAndMailed();
  expect(await ask(reference)).toBe('done');
  await claimAll();
  await changeMailbox(reference, 'right@lake.example');
  const mails = (await claimAll()).filter(({ audience }) => audience === 'owner');
  expect(mails).toMatchObject([{ kind: 'updated', addressee: 'right@lake.example', wish: {} }]);
});

test('thanks after Undo replace those that left for the same mailbox', async () => {
  const reference = await begun({ email: 'thanked@lake.example' });
  const thank = async () => {
    for (const action of ['undo', 'done']) await press(reference, action);
    await makeDue('thanks');
    return (await claimAll()).filter(({ kind }) => kind === 'thanks');
  };
  await press(reference, 'done');
  expect(await thank()).toMatchObject([{ visit: { was_thanked: false } }]);
  await sql(
    `update private.outbox set status = 'sent' where kind = 'thanks' and status = 'queued'`,
  );
  expect(await thank()).toMatchObject([{ visit: { was_thanked: true } }]);
  await sql(
    `update private.outbox set status = 'sent' where kind = 'thanks' and status = 'queued'`,
  );
  await press(reference, 'undo');
  await changeMailbox(reference, 'right@lake.example');
  await press(reference, 'done');
  expect(await thank()).toMatchObject([{ visit: { was_thanked: false } }]);
});

test('Undo opens no links that were revoked meanwhile, nor the new ones of the other mailbox', async () => {
  const reference = await confirmedAndMailed();
  await changeMailbox(reference, 'right@lake.example');
  await operator().rpc('revoke_visit_links', { reference });
  const { version } = await link(reference);
  expect(await press(reference, 'undo')).toBe('done');
  expect((await link(reference)).version).toBe(version + 1);
});

test('using what was sent from the other mailbox ends the links of the one before', async () => {
  const reference = await confirmedAndMailed();
  const { version } = await link(reference);
  const email = 'right@lake.example';
  await changeMailbox(reference, email);
  expect(await sendAgain(reference, { pet_name: 'Luna', email })).toBe('201');
  await press(reference, 'undo');
  expect((await link(reference)).version).toBe(version);
  expect(await press(reference, 'use_details')).toBe('done');
  expect((await read(reference)).request[0]?.email).toBe(email);
  expect((await link(reference)).version).toBe(version + 2);
});

test('Undo opens the links of the mailbox before, and those of a third one are new', async () => {
  const reference = await confirmedAndMailed();
  const { version } = await link(reference);
  const change = (email: string | null | undefined) => changeMailbox(reference, email);
  const before = (await read(reference)).request[0]?.email;
  expect(await change(before?.toUpperCase())).toBe('done');
  expect((await link(reference)).version).toBe(version);
  await change('right@lake.example');
  expect((await link(reference)).version).toBe(version + 1);
  await press(reference, 'undo');
  expect((await link(reference)).version).toBe(version);
  await change(null);
  expect((await link(reference)).version).toBe(version + 2);
  await press(reference, 'undo');
  expect((await link(reference)).version).toBe(version);
});

test('new links that wait for a mailbox do not go to it once it is another', async () => {
  const reference = await confirmedAndMailed();
  await operator().rpc('revoke_visit_links', { reference });
  await changeMailbox(reference, 'right@lake.example');
  const emails = (await claimAll()).filter(
    ({ kind, audience }) => `${audience} ${kind}` === 'owner links',
  );
  expect(emails).toEqual([]);
});
