import { afterAll, afterEach, expect } from 'vitest';
import type { ChangeRecord, VisitRecord } from '../../functions/visits/answers/visit-record.ts';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { nineOClock, openDay, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { operator, sql, stop } = backend;
const { request, read, confirm, ask, press } = visitClient(backend);
afterAll(stop);
afterEach(() => sql('delete from private.visits'));

async function change(name: string, args: object): Promise<ChangeRecord> {
  const { data, error } = await operator().rpc(name, args);
  if (error) throw new Error(error.message);
  return data;
}

const decided = { revision: 1, request_version: 1 };
const later = { ...nineOClock, local_time: '13:30' };
const wish = { day: openDay(9), time_window: '2-4 PM', words: '' };

async function requestConfirmed(): Promise<string> {
  const reference = await request({ repeat_weeks: 4 });
  expect(await confirm(reference)).toBe('done');
  return reference;
}

async function requestWished(): Promise<string> {
  const reference = await requestConfirmed();
  expect(await ask(reference)).toBe('done');
  return reference;
}

async function requestDone(): Promise<string> {
  const reference = await requestConfirmed();
  await sql(`update private.visits set starts_at = now() - interval '1 minute'
    where reference = '${reference}'`);
  expect(await press(reference, 'done')).toBe('done');
  return reference;
}

test.each<[string, () => Promise<string>, object, Partial<Record<keyof VisitRecord, unknown>>]>([
  [
    'answer_visit',
    requestConfirmed,
    { ...decided, action: 'move', ...later },
    { visit: expect.objectContaining({ time: '13:30', revision: 2 }) },
  ],
  [
    'ask_for_time',
    requestConfirmed,
    { revision: 1, ...wish },
    { wish: expect.objectContaining({ number: 1 }) },
  ],
  [
    'keep_time',
    requestWished,
    { revision: 1, wish: 1 },
    { wish: null, declined_wish: { day: openDay(9), window: '2-4 PM' } },
  ],
  [
    'cancel_visit',
    requestConfirmed,
    { revision: 1, accepts_fee: false },
    { visit: expect.objectContaining({ status: 'canceled', revision: 2 }) },
  ],
  ['end_return_emails', requestDone, {}, { return_email: 'ended' }],
])('%s answers with the state after the change', async (name, prepare, args, changed) => {
  const reference = await prepare();
  expect(await read(reference)).not.toMatchObject(changed);

  const { outcome, state } = await change(name, { reference, ...args });

  expect(outcome).toBe('done');
  expect(state).toMatchObject(changed);
  expect({ ...state, now: '' }).toEqual({ ...(await read(reference)), now: '' });
});

test.each([
  ['answer_visit', { revision: 0, request_version: 1, action: 'decline' }, 'stale'],
  ['answer_visit', { ...decided, action: 'decline' }, 'not_allowed'],
  ['ask_for_time', { revision: 0, ...wish }, 'stale'],
  ['keep_time', { revision: 0, wish: 1 }, 'stale'],
  ['keep_time', { revision: 1, wish: 1 }, 'stale'],
  ['cancel_visit', { revision: 0, accepts_fee: false }, 'stale'],
])('%s %j is refused as %s with the present state', async (name, args, refusal) => {
  const reference = await requestConfirmed();

  const { outcome, state } = await change(name, { reference, ...args });

  expect(outcome).toBe(refusal);
  expect(state.visit).toMatchObject({ status: 'confirmed', revision: 1 });
  expect({ ...state, now: '' }).toEqual({ ...(await read(reference)), now: '' });
});
