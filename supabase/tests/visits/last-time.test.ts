import { afterEach, expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from './visit-client.ts';

const backend = await startClients();
const { operator, operatorDay, sql, request, press, read } = backend;
const { keepPrivateLine, cancel, claimAll, makeDue, setStart, confirmed } = backend;
afterEach(() => sql('delete from private.visits'));

const dana = { email: 'dana@lake.example', phone: '303-555-0142' };

/** The visit was agreed and began `days` ago. */
async function visitBefore(
  days: number,
  customer: Record<string, unknown>,
  end?: 'done' | 'no_show',
) {
  const reference = await confirmed(customer, { ...nineOClock, day: openDay(days) });
  await setStart(reference, `now() - interval '${days} days 1 hour'`);
  if (end) expect(await press(reference, end)).toBe('done');
  return reference;
}

async function findLast(mailbox: string | null, phone: string | null, except = '') {
  const [email, number] = [mailbox, phone].map((value) => (value ? `'${value}'` : 'null'));
  const [row] = await sql(
    `select public.find_customer(${email}, ${number}, '${except}') -> 'last_time' as last`,
  );
  return row?.['last'];
}

test.each([
  ['the mailbox in capitals', ' DANA@lake.example ', null, true],
  ['the number in another spelling', null, '+1 (303) 555.0142', true],
  ['the number with an extension', null, '303 555 0142 x7', true],
  ['another mailbox at that address', 'dana+2@lake.example', null, false],
  ['another number', null, '303-555-0143', false],
  ['less than a number', null, '555-0142', false],
  ['nothing', null, null, false],
])('the last visit is found by %s: %s, %s', async (_name, mailbox, phone, isFound) => {
  const reference = await visitBefore(3, dana, 'done');
  expect(await findLast(mailbox, phone)).toEqual(
    isFound ? expect.objectContaining({ reference }) : null,
  );
});

test('the last visit comes before earlier and coming ones, with how often nobody was home', async () => {
  const coming = await confirmed(dana);
  expect(await findLast(dana.email, null)).toMatchObject({
    reference: coming,
    is_past: false,
    visits: 0,
  });
  const first = await visitBefore(40, dana, 'no_show');
  await sql(`update private.requests set private_line = 'Bites' where reference = '${first}'`);
  const last = await visitBefore(9, { ...dana, email: 'dana@work.example' }, 'done');
  await visitBefore(5, { email: 'other@lake.example', phone: '303-555-0199' }, 'no_show');

  expect(await findLast(dana.email, dana.phone)).toMatchObject({
    reference: last,
    is_past: true,
    request: [{ email: 'dana@work.example' }],
    visit: { status: 'done', minutes: 90 },
    private_line: 'Bites',
    visits: 2,
    missed: 1,
  });
  expect(await findLast(dana.email, dana.phone, last)).toMatchObject({ reference: first });
});

test.each(['decline', 'spam', 'unanswered'])('last time skips a request: %s', async (action) => {
  const reference = await request(dana);
  if (action !== 'unanswered') expect(await press(reference, action)).toBe('done');
  expect(await findLast(dana.email, dana.phone)).toBeNull();
});

test('a private line is kept through every answer, and another device’s is not overwritten', async () => {
  const reference = await request(dana);
  expect(await keepPrivateLine(reference, ' Bites at nails ')).toBe('done');
  expect(await keepPrivateLine(reference, 'Bites at nails')).toBe('done');
  expect(await keepPrivateLine(reference, 'Gate 4411')).toBe('stale');
  expect(await keepPrivateLine('AG-ZZZZZZ', 'Gate 4411')).toBe('not_allowed');
  expect(await press(reference, 'confirm', nineOClock)).toBe('done');
  expect(await press(reference, 'undo')).toBe('done');
  expect(await press(reference, 'confirm', nineOClock)).toBe('done');
  expect(await read(reference)).toMatchObject({ private_line: 'Bites at nails', revision: 3 });
  expect(await keepPrivateLine(reference, '', 'Bites at nails')).toBe('done');
  expect((await read(reference)).private_line).toBe('');
});

test('the day shows the newest private line of a customer’s earlier visits', async () => {
  const older = await visitBefore(40, dana, 'done');
  const newer = await visitBefore(9, { ...dana, email: 'dana@work.example' }, 'done');
  await keepPrivateLine(older, 'Bites at nails');
  const next = await confirmed(dana, { ...nineOClock, day: openDay(2) });
  const later = await confirmed(dana, { ...nineOClock, day: openDay(3) });
  await keepPrivateLine(later, 'Side door');
  const other = await confirmed(
    { email: 'other@lake.example', phone: '303-555-0199' },
    { ...nineOClock, day: openDay(4) },
  );
  const lines = async () => {
    const { visits } = await operatorDay();
    return Object.fromEntries(visits.map((visit) => [visit.reference, visit.last_line ?? 'none']));
  };
  expect(await lines()).toMatchObject({ [next]: 'Bites at nails', [later]: 'Bites at nails' });
  await keepPrivateLine(newer, 'Muzzle in the hall');
  expect(await lines()).toMatchObject({ [next]: 'Muzzle in the hall', [other]: '' });
});

test('no email is made from a private line, and the leads show it', async () => {
  const reference = await request(dana);
  await keepPrivateLine(reference, 'Muzzle in the hall');
  await press(reference, 'confirm', { ...nineOClock, day: openDay(2) });
  await press(reference, 'move', { ...nineOClock, day: openDay(3) });
  const next = await confirmed({}, { ...nineOClock, day: openDay(4) });
  await press(next, 'move', { ...nineOClock, day: openDay(5) });
  const { data: leads } = await operator().rpc('list_leads');
  expect(JSON.stringify(leads)).toContain('private: Muzzle in the hall');
  await cancel(reference, 2);
  await makeDue();
  const claimed = await claimAll();
  expect(claimed.length).toBeGreaterThan(2);
  expect(JSON.stringify(claimed)).not.toContain('Muzzle');
});
