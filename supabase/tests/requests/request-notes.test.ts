import { expect, test } from 'vitest';
import { kinds } from '../emails/claiming-client.ts';
import { petRows } from '../setup/sample-rows.ts';
import { nineOClock } from '../visits/visit-client.ts';
import { startEmptiedBackend } from './emptied-backend.fixture.ts';

/** The sending has marks of its own and a known reference: somebody may have found a printed ticket. */
const { visitor, operatorDay, sql, request, read, sendAgain, press, claimAll, makeDue } =
  await startEmptiedBackend();

const stranger = { honeypot_filled: true, address: '9 Elm St', phone: '7205550000' };

async function requestWithNote(): Promise<string> {
  const reference = await request();
  await claimAll();
  expect(await sendAgain(reference, stranger)).toBe('201');
  return reference;
}

async function shown(reference: string) {
  const { visit, request: rows, sent_again: note } = await read(reference);
  const addresses = (pets: readonly Record<string, unknown>[] = []) =>
    pets.map(({ address }) => address);
  return {
    status: visit?.status,
    addresses: addresses(rows),
    note: addresses(note?.request),
  };
}
const withNote = { addresses: ['12 Pearl St, Apt 4'], note: ['9 Elm St'] };

async function lists() {
  const { waiting, suspects } = await operatorDay();
  const references = ({ requests }: typeof waiting) => requests.map(({ reference }) => reference);
  return { waiting: references(waiting), suspects: references(suspects) };
}

/** The receipts and the nudge of the request go as if nothing had come. */
async function expectKeptRank(reference: string) {
  expect(await lists()).toEqual({ waiting: [reference], suspects: [] });
  expect(kinds(await claimAll())).toEqual(['operator received', 'owner received']);
  await sql(`update private.requests set sent_at = now() - interval '7 days'`);
  await makeDue('nudge');
  expect(await claimAll()).toMatchObject([{ kind: 'nudge', request: [{ reference }] }]);
}

test('a marked sending is a note on the request, which keeps its rows, its rank and its nudge', async () => {
  const reference = await requestWithNote();

  expect(await shown(reference)).toEqual(withNote);
  await expectKeptRank(reference);
});

test('a note can be used after the answer, and is a note again after Undo', async () => {
  const reference = await requestWithNote();

  expect(await press(reference, 'confirm', nineOClock)).toBe('done');
  expect(await shown(reference)).toEqual({ status: 'confirmed', ...withNote });
  expect(await press(reference, 'undo')).toBe('done');
  expect(await shown(reference)).toEqual(withNote);
  expect(await lists()).toEqual({ waiting: [reference], suspects: [] });

  expect(await press(reference, 'confirm', nineOClock)).toBe('done');
  expect(await press(reference, 'use_details')).toBe('done');
  const used = { status: 'confirmed', addresses: ['9 Elm St'], note: [] };
  expect(await shown(reference)).toEqual(used);
  expect(await press(reference, 'undo')).toBe('done');
  expect(await shown(reference)).toEqual({ status: 'confirmed', ...withNote });
});

test('an answer that was decided on before a note came is stale', async () => {
  const reference = await request();
  const { request_version: seen } = await read(reference);
  await sendAgain(reference, stranger);

  expect(await press(reference, 'confirm', { ...nineOClock, request_version: seen })).toBe('stale');
});

test('an owner’s edit in a surge replaces the request, which keeps its rank, its nudge and its receipts', async () => {
  const reference = await request();
  await claimAll();
  await sql('update private.settings set surge_limit = 0');
  expect(await sendAgain(reference, { address: '9 Elm St' })).toBe('201');

  expect(await shown(reference)).toEqual({ addresses: ['9 Elm St'], note: [] });
  await expectKeptRank(reference);
});

test('an owner’s fourth sending within ten minutes is a note, and the next one replaces both', async () => {
  const reference = await request();
  const send = (address: string) =>
    visitor('203.0.113.5')
      .from('bookings')
      .insert(petRows(1, reference).map((pet) => ({ ...pet, address })));
  for (const address of ['1 Elm St', '2 Elm St', '3 Elm St', '4 Elm St']) await send(address);
  expect(await shown(reference)).toEqual({ addresses: ['3 Elm St'], note: ['4 Elm St'] });

  await sql('delete from private.caller_hits');
  await send('5 Elm St');
  expect(await shown(reference)).toEqual({ addresses: ['5 Elm St'], note: [] });
  expect(await press(reference, 'confirm', nineOClock)).toBe('done');
  expect(await shown(reference)).toMatchObject({ addresses: ['5 Elm St'], note: [] });
});

test('a marked request stays marked when it is sent again with marks, and waits once it is sent without', async () => {
  const reference = await request({ honeypot_filled: true });
  await sendAgain(reference, stranger);
  expect(await shown(reference)).toEqual({ addresses: ['9 Elm St'], note: [] });
  expect(await lists()).toEqual({ waiting: [], suspects: [reference] });

  await sendAgain(reference);
  expect(await shown(reference)).toEqual({ addresses: ['12 Pearl St, Apt 4'], note: [] });
  expect(await lists()).toEqual({ waiting: [reference], suspects: [] });
});
