import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from './visit-client.ts';

const { operator, leadOf, operatorDay, sql, read, press, answer, begun, addReference, setStart } =
  await startClients();

test('a done visit keeps what was charged until Undo, and it can be noted again', async () => {
  const reference = await begun();
  expect(await press(reference, 'done', { charged: 210.5 })).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ status: 'done', charged: 210.5 });
  expect((await leadOf(reference))?.visit).toMatch(/^done, \$210.5 charged: /);
  expect(await press(reference, 'undo')).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ status: 'confirmed', charged: null });
  expect(await press(reference, 'done', { charged: 0, travel_fee: 15 })).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ charged: 0, travel_fee: 15 });
});

test.each([-1, 10_000.01, 12.345])('$%f is no amount that can be charged', async (charged) => {
  const reference = await begun();
  for (const terms of [{ charged }, { charged: 150, credit: charged }])
    expect(await answer(reference, 1, 'done', terms)).toBe('bad_price');
  expect((await read(reference)).visit).toMatchObject({ status: 'confirmed', charged: null });
  expect(await press(reference, 'no_show')).toBe('done');
});

const dana = { email: 'dana@lake.example', phone: '303-555-0147' };

async function readOwed(reference: string) {
  return (await read(reference)).owed.map(({ status, fee, is_waived }) => [status, fee, is_waived]);
}

test('a late cancellation and a no-show are owed until a later visit charges them, or Undo', async () => {
  const [late, missed] = [await begun(dana), await begun(dana)];
  expect(await press(late, 'cancel_for_owner', { accepts_fee: true })).toBe('done');
  expect(await press(missed, 'no_show', { fee: 30 })).toBe('done');
  const both = [
    ['no_show', 30, false],
    ['canceled', 25, false],
  ];
  const next = await begun({ ...dana, email: 'dana@work.example' });
  expect(await readOwed(next)).toEqual(both);
  const { visits } = await operatorDay(10);
  expect(visits.find(({ reference }) => reference === next)?.owed).toHaveLength(2);
  expect(await readOwed(await begun())).toEqual([]);

  // what cost nothing, or is not known, settles nothing
  for (const charged of [0, null]) {
    expect(await press(next, 'done', { charged, settles_fees: [late, missed] })).toBe('done');
    expect(await readOwed(next)).toEqual(both);
    expect(await press(next, 'undo')).toBe('done');
  }
  expect(await press(next, 'done', { charged: 200 })).toBe('done');
  expect(await readOwed(next)).toEqual(both);
  expect(await press(next, 'undo')).toBe('done');
  expect(await press(next, 'done', { charged: 255, settles_fees: [late, missed] })).toBe('done');
  expect(await readOwed(next)).toEqual([]);
  // the same again costs what was charged without the fees of others
  const nextPrice = await sql(
    `select private.next_price(visits)::integer as price from private.visits where reference = '${next}'`,
  );
  expect(nextPrice).toEqual([{ price: 200 }]);
  expect((await read(next)).history.at(-1)).toMatchObject({ before: { charged: null } });
  expect((await read(next)).facts).toMatchObject({ charged: 255 });
  expect((await read(late)).visit).toMatchObject({ was_late: true, is_settled: true });
  expect(await press(late, 'waive')).toBe('not_allowed');
  expect(await press(next, 'undo')).toBe('done');
  expect(await readOwed(next)).toEqual(both);
});

test.each(['cancel_for_owner', 'no_show'])(
  'no email tells of a waived fee of %s',
  async (action) => {
    const kim = { email: `kim@${action.replaceAll('_', '')}.example`, phone: '303-555-0148' };
    const reference = await begun(kim);
    await press(reference, action, { accepts_fee: true, fee: 25 });
    const [owed] = await readOwed(reference);
    expect(owed?.[2]).toBe(false);
    await sql('delete from private.outbox');
    expect(await press(reference, 'waive')).toBe('done');
    expect(await press(reference, 'waive')).toBe('done');
    expect((await read(reference)).visit).toMatchObject({ was_late: false, fee: 0 });
    expect((await readOwed(reference)).map(([, , isWaived]) => isWaived)).toEqual([true]);
    expect(await sql('select from private.outbox')).toEqual([]);
    expect(await press(reference, 'undo')).toBe('done');
    expect(await readOwed(reference)).toEqual([owed]);
    expect(await press(reference, 'waive')).toBe('done');
    await sql("update private.changes set changed_at = now() - interval '25 hours'");
    expect(await readOwed(reference)).toEqual([]);
    await sql('delete from private.visits');
  },
);

async function owedOf(customer: Record<string, string>) {
  const late = await begun(customer);
  await press(late, 'cancel_for_owner', { accepts_fee: true });
  return late;
}

test('a fee is charged once: a press from an older page is refused, and later fees stay owed', async () => {
  const max = { email: 'max@lake.example', phone: '303-555-0150' };
  const [late, one, two] = [await owedOf(max), await begun(max), await begun(max)];
  const since = await owedOf(max);
  const done = { charged: 125, settles_fees: [late] };
  expect(await press(one, 'done', done)).toBe('done');
  expect((await read(two)).owed).toMatchObject([{ reference: since }]);
  expect(await press(two, 'done', done)).toBe('stale');
  expect(await press(since, 'waive')).toBe('done');
  expect(await press(two, 'done', { ...done, settles_fees: [since] })).toBe('stale');
  expect((await read(two)).visit).toMatchObject({ status: 'confirmed' });
});

test('a fee that is found by phone alone is named with its owner, and not sure', async () => {
  const vic = { email: 'vic@lake.example', phone: '303-555-0151' };
  await owedOf({ ...vic, parent_name: 'Vic Tim' });
  const owed = async (customer: Record<string, string>) => (await read(await begun(customer))).owed;
  expect(await owed({ ...vic, email: 'Vic@lake.example' })).toMatchObject([{ is_sure: true }]);
  const found = await owed({ ...vic, email: 'olga@else.example' });
  expect(found).toMatchObject([{ owner: 'Vic Tim', is_sure: false }]);
});

test('a fee of who had no email is sure for the operator, and not for who sends the phone by the form', async () => {
  const bob = { phone: '303-555-0153', parent_name: 'Bob Day' };
  const missed = await addReference({ ...bob, email: null }, { day: openDay(61) });
  await setStart(missed, 'now()');
  expect(await press(missed, 'no_show', { fee: 25 })).toBe('done');
  const added = await addReference({ ...bob, email: 'bob@lake.example' }, { day: openDay(62) });
  expect(await read(added)).toMatchObject({ owed: [{ is_sure: true }], fees: [{ fee: 25 }] });
  const sent = await read(await begun({ ...bob, email: 'bob@else.example' }));
  expect(sent).toMatchObject({ owed: [{ is_sure: false }], fees: [] });
});

test('a fee is owed again when the press that settled it is undone, whatever was undone first', async () => {
  const ned = { email: 'ned@lake.example', phone: '303-555-0152' };
  const [late, one] = [await owedOf(ned), await begun(ned)];
  await press(one, 'done', { charged: 125, settles_fees: [late] });
  await press(late, 'confirm', { ...nineOClock, day: openDay(40) });
  expect(await press(one, 'undo')).toBe('done');
  expect(await press(late, 'undo')).toBe('done');
  expect((await read(one)).owed).toMatchObject([{ reference: late, is_waived: false }]);
});

test('a fee whose waiver an email has told since is not owed again', async () => {
  const late = await owedOf({ email: 'ida@lake.example', phone: '303-555-0153' });
  await press(late, 'waive');
  await sql(
    `update private.outbox set claimed_at = now() + interval '1 minute', tries = 1 where kind = 'canceled'`,
  );
  expect((await read(late)).undo_until).toBeNull();
  expect(await press(late, 'undo')).toBe('too_late_to_undo');
});

test('a held time costs neither a late fee nor a no-show fee', async () => {
  const hold = (reference: string) =>
    sql(`update private.visits set late_fee = 0 where reference = '${reference}'`);
  const [canceled, missed] = [await begun(), await begun()];
  await hold(canceled);
  await hold(missed);
  expect(await press(canceled, 'cancel_for_owner', { accepts_fee: true })).toBe('done');
  expect((await read(canceled)).visit).toMatchObject({ was_late: false, fee: 0 });
  expect(await press(missed, 'no_show', { fee: 25 })).toBe('bad_fee');
  expect(await press(missed, 'no_show', { fee: 0 })).toBe('done');
});

test('a visit without a fee has none to waive', async () => {
  const reference = await begun();
  await press(reference, 'no_show', { fee: 0 });
  expect(await press(reference, 'waive')).toBe('not_allowed');
  expect(await readOwed(reference)).toEqual([]);
});

test('the list of some days names what was done, charged and owed', async () => {
  await sql('delete from private.visits');
  const done = await begun({ pet_name: '=Biscuit' });
  const [before, missed] = [await begun(), await begun()];
  await press(before, 'no_show', { fee: 25 });
  await press(done, 'done', { charged: 190, settles_fees: [before] });
  await press(missed, 'no_show', { fee: 25 });
  const [span] =
    await sql(`select (min(starts_at) at time zone 'America/Denver')::date::text as first,
    (max(starts_at) at time zone 'America/Denver')::date::text as last from private.visits`);
  const earned = async (first_day: unknown, last_day: unknown) =>
    (await operator().rpc('read_earned', { first_day, last_day })).data;
  expect(await earned(span?.['first'], span?.['last'])).toEqual({
    done: [
      {
        day: (await read(done)).visit?.day,
        owner: 'Sam Rivera',
        pets: [{ name: '=Biscuit', service: 'Full Groom' }],
        charged: 190,
        travel_fee: 0,
        owed_before: 25,
      },
    ],
    owed: 25,
  });
  expect(await earned('2026-01-01', '2026-01-02')).toEqual({ done: [], owed: 0 });
  await press(missed, 'waive');
  expect(await earned(span?.['first'], span?.['last'])).toMatchObject({ owed: 0 });
});

test('after Undo of a waiver, the no-show can still be undone', async () => {
  const reference = await begun();
  for (const [action, terms] of [
    ['no_show', { fee: 30 }],
    ['waive', {}],
    ['undo', {}],
    ['undo', {}],
  ] as const)
    expect(await press(reference, action, terms)).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ status: 'confirmed', fee: 0 });
  expect(await press(reference, 'undo')).toBe('not_allowed');
});
