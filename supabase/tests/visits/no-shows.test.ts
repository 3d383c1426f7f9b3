import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';

const { leadOf, operatorDay, sql, begun, read, press, sendAgain, claimDue, setStart } =
  await startClients();
afterEach(async () => {
  for (const table of ['outbox', 'visits']) await sql(`delete from private.${table}`);
});

async function beginVisit() {
  const reference = await begun({ repeat_weeks: 4 });
  await sql("delete from private.outbox where kind <> 'reminder'");
  return reference;
}

test.each([25, 0])('a no-show keeps its fee of $%i, and one email goes later', async (fee) => {
  const reference = await beginVisit();
  expect(await press(reference, 'no_show', { fee, reason: 'waited' })).toBe('done');
  expect(await read(reference)).toMatchObject({
    visit: { status: 'no_show', fee, reason: 'waited', revision: 2, groomer_words: '' },
    return_email: null,
  });
  expect(
    await sql(`select kind, audience, by_visitor, due_at - created_at = (
        select answer_delay from private.settings) as waits from private.outbox where revision = 2`),
  ).toEqual([{ kind: 'no_show', audience: 'owner', by_visitor: false, waits: true }]);
  expect(await claimDue()).toEqual(['owner no_show']);
  const [reminder] = await sql(`select status from private.outbox where kind = 'reminder'`);
  expect(reminder).toEqual({ status: 'left_out' });
});

test('a no-show with half a dollar, or before the start, is refused by name', async () => {
  const reference = await beginVisit();
  expect(await press(reference, 'no_show', { fee: 2.5 })).toBe('bad_fee');
  await setStart(reference, "now() + interval '1 second'");
  expect(await press(reference, 'no_show')).toBe('too_early');
});

test('a no-show stays in today’s list and in the leads, and its request is closed', async () => {
  const reference = await beginVisit();
  await press(reference, 'no_show', { fee: 25 });
  // the visit may have started before midnight in Denver
  await setStart(reference, 'now()');
  expect(await operatorDay(40)).toMatchObject({
    visits: expect.arrayContaining([
      expect.objectContaining({ reference, visit: expect.objectContaining({ status: 'no_show' }) }),
    ]),
  });
  const visit = expect.stringMatching(/^no-show, \$25 fee: /);
  expect(await leadOf(reference)).toMatchObject({ status: 'no-show', visit });
  const { request: rows } = await read(reference);
  expect(await sendAgain(reference, { email: rows[0]?.email })).toBe(
    '400 23514 bookings_reference_open',
  );
});

test('Undo takes back a no-show with its waiver, once an email has told that', async () => {
  const missed = await beginVisit();
  await press(missed, 'no_show', { fee: 25 });
  await press(missed, 'waive');
  await sql(`update private.outbox set claimed_at = now() + interval '1 minute', tries = 1`);
  expect((await read(missed)).owed).toEqual([]);
  expect(await press(missed, 'undo')).toBe('done');
  expect((await read(missed)).visit).toMatchObject({ status: 'confirmed', fee: 0 });
  expect(await press(missed, 'done')).toBe('done');
});
