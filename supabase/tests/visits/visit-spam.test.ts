import { afterAll, afterEach, expect } from 'vitest';
import { visitOutbox } from '../emails/visit-outbox.ts';
import { localTest as test, startBackend } from '../setup/backend-under-test.ts';
import { nineOClock, visitClient } from './visit-client.ts';

const backend = await startBackend();
const { operator, sql, stop } = backend;
const { request, answer, cancel, press, read, sendAgain } = visitClient(backend);
const { kinds, empty } = visitOutbox(backend);
afterAll(stop);
afterEach(empty);

const waiting = async () => (await operator().rpc('operator_day', {})).data;
const statuses = (reference: string) =>
  sql(`select distinct status from public.bookings where reference = '${reference}'`);

test('spam leaves the waiting list without an email to anybody, for all its pets', async () => {
  const reference = await request({}, 2);
  expect(await answer(reference, 0, 'spam')).toBe('done');

  expect(await statuses(reference)).toEqual([{ status: 'spam' }]);
  expect(await read(reference)).toMatchObject({ visit: null, is_spam: true, revision: 1 });
  expect(JSON.stringify(await waiting())).not.toContain(reference);
  // of the request only: the receipt, which still waited, goes nowhere
  expect(await kinds()).toEqual(['operator received']);
});

test('Undo of spam brings the request, its mark and its receipt back', async () => {
  const reference = await request();
  await sql(`update public.bookings set status = 'review', review_reasons = '{surge}'
    where reference = '${reference}'`);
  await answer(reference, 0, 'spam');
  expect((await read(reference)).undo_until).not.toBeNull();
  expect(await press(reference, 'undo')).toBe('done');

  expect(await statuses(reference)).toEqual([{ status: 'review' }]);
  expect(await read(reference)).toMatchObject({ is_spam: false, revision: 2, undo_until: null });
  expect(JSON.stringify(await waiting())).toContain(reference);
  expect((await kinds()).toSorted()).toEqual(['operator received', 'owner received']);
});

test('of two devices one calls it spam, and the other is told', async () => {
  const reference = await request();
  expect(await answer(reference, 0, 'spam')).toBe('done');
  for (const action of ['spam', 'decline', 'undo']) {
    expect(await answer(reference, 0, action, action === 'decline' ? { note: '' } : {})).toBe(
      'stale',
    );
  }
  expect(await press(reference, 'spam')).toBe('not_allowed');
});

test('an answered request is no spam, and spam can still be answered', async () => {
  const answered = await request();
  await press(answered, 'confirm', nineOClock);
  expect(await press(answered, 'spam')).toBe('not_allowed');
  await press(answered, 'cancel');

  const reference = await request();
  await press(reference, 'spam');
  expect(await press(reference, 'confirm', nineOClock)).toBe('done');
  expect(await read(reference)).toMatchObject({ is_spam: false, visit: { revision: 2 } });
  expect(await statuses(reference)).toEqual([{ status: 'new' }]);
});

test('the sender of spam does not learn of it', async () => {
  const reference = await request();
  await press(reference, 'spam');
  expect(await sendAgain(reference)).toContain('bookings_reference_open');
  await kinds();
  expect(await cancel(reference, 1)).toBe('done');
});

test('an unknown reference is no spam', async () => {
  expect(await answer('AG-ZZZZZZ', 0, 'spam')).toBe('not_allowed');
});
