import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from '../visits/visit-client.ts';

const { sql, press, read, begun, confirmed, claimAll, makeDue, request } = await startClients();

const kim = { email: 'kim@lake.example', phone: '303-555-0148' };

test('the emails with a ticket know what is owed, and the thanks what was charged', async () => {
  const missed = await begun(kim);
  expect(await press(missed, 'no_show', { fee: 25 })).toBe('done');
  expect(await press(missed, 'waive')).toBe('done');
  expect((await read(missed)).answer_email).toBe('waiting');
  expect(await press(missed, 'undo')).toBe('done');
  const next = await begun(kim);
  const emails = async () => {
    await makeDue();
    const jobs = await claimAll();
    return jobs.filter(({ visit }) => visit?.fees?.length).map(({ kind }) => kind);
  };
  expect(await emails()).toEqual(['no_show', 'confirmed']);
  const [evening] = await sql(
    `select request #> '{0,visit,fees}' as fees from private.email_content(
       jsonb_populate_record(null::private.outbox, '{"kind":"tomorrow"}'
         || private.denver_time((select starts_at from private.visits where reference = '${next}'))))`,
  );
  expect(evening).toMatchObject({ fees: [{ fee: 25 }] });
  const told = await sql(
    `select kind from unnest(array['moved', 'updated', 'next', 'time_kept', 'reminder', 'canceled']) as kind
       cross join private.visits cross join private.email_content(jsonb_populate_record(
         null::private.outbox, jsonb_build_object(
           'kind', kind, 'audience', 'owner', 'source', 'bookings', 'row_ids', to_jsonb(row_ids))))
       where reference = '${next}' and visit #>> '{fees,0,fee}' = '25'`,
  );
  expect(told.map(({ kind }) => kind).join(' ')).toBe(
    'moved updated next time_kept reminder canceled',
  );
  await request(kim);
  await makeDue();
  const received = (await claimAll()).filter(({ visit }) => visit === null);
  expect(received).toMatchObject([
    {
      audience: 'operator',
      customer: { last_time: { visits: 2 }, owed: [{ fee: 25 }] },
      busy_days: { closed_days: [] },
    },
    { audience: 'owner', customer: null, busy_days: null },
  ]);
  expect(await press(next, 'done', { charged: 150, settles_fees: [missed] })).toBe('done');
  expect(await emails()).toEqual(['thanks']);
});

test('email and page name a fee on the next visit ahead of who surely owes it', async () => {
  const ivy = { email: 'ivy@lake.example', phone: '303-555-0149' };
  expect(await press(await begun(ivy), 'no_show', { fee: 25 })).toBe('done');
  const onDay = (customer: object, day: number) =>
    confirmed({ ...ivy, ...customer }, { ...nineOClock, day: openDay(day) });
  const named = async (reference: string) => {
    const told = (await claimAll()).filter(({ visit }) => visit?.fees?.length);
    return [told.map(({ kind }) => kind), (await read(reference)).fees];
  };
  expect(await named(await onDay({ phone: '303-555-0150' }, 8))).toEqual([['no_show'], []]);
  const next = await onDay({}, 6);
  expect(await named(next)).toMatchObject([['confirmed'], [{ fee: 25 }]]);
  expect(await named(await onDay({}, 7))).toEqual([[], []]);
  expect(await named(next)).toMatchObject([[], [{ fee: 25 }]]);
});
