import { afterAll, expect } from 'vitest';
import { localTest as test, startBackend } from './backend-under-test.ts';
import { claimingClient } from './claiming-client.ts';
import { booking } from './sample-rows.ts';
import { visitClient } from './visit-client.ts';

const backend = await startBackend();
const { visitor, operator, sql, stop } = backend;
const { request, read, noteWrongLink, revokeLinks, answer, confirm } = visitClient(backend);
const { claimAll } = claimingClient(operator);
afterAll(stop);

const sendAgain = (reference: string, changes: object) =>
  visitor()
    .from('bookings')
    .insert(booking({ reference, ...changes }));

test('an unknown reference reads like one without pets', async () => {
  expect(await read('AG-ZZZZZZ')).toEqual({
    ...{ blocked: false, link_version: 1, request: [], visit: null },
    booked: [],
  });
});

test('pets come in their order', async () => {
  const reference = await request({}, 3);

  expect((await read(reference)).request.map((pet) => pet['pet_number'])).toEqual([1, 2, 3]);
});

test.each([
  ['IPv4', '203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8'],
  ['IPv6, whose /64 is one caller', '2001:db8:7:1::1', '2001:db8:7:1::2', '2001:db8:8:1::1'],
])('the tenth wrong link blocks a caller for ten minutes: %s', async (_, caller, same, other) => {
  for (let times = 0; times < 9; times += 1) await noteWrongLink(caller);
  expect(await read('AG-ZZZZZZ', caller)).toMatchObject({ blocked: false });

  await noteWrongLink(same);
  expect(await read('AG-ZZZZZZ', caller)).toMatchObject({ blocked: true });
  expect(await read('AG-ZZZZZZ', other)).toMatchObject({ blocked: false });
  expect((await sendAgain('AG-YYYYYY', {})).status).toBe(201);

  await sql(`update private.caller_hits set hit_at = hit_at - interval '601 seconds' where true`);
  expect(await read('AG-ZZZZZZ', caller)).toMatchObject({ blocked: false });
});

test('no address is stored, and callers without one are never blocked', async () => {
  for (let times = 0; times < 12; times += 1) await noteWrongLink('not an address');
  expect(await read('AG-ZZZZZZ', 'not an address')).toMatchObject({ blocked: false });

  await noteWrongLink('198.51.100.9');
  const [hits] = await sql(
    'select string_agg(to_jsonb(hit)::text, chr(10)) as rows from private.caller_hits hit',
  );
  expect(hits?.['rows']).not.toContain('198.51.100');
});

test('links are revoked by the next version, of one reference alone', async () => {
  const [reference, other] = [await request(), await request()];
  expect([await revokeLinks(reference), await revokeLinks(reference)]).toEqual([2, 3]);

  expect(await read(reference)).toMatchObject({ link_version: 3 });
  expect(await read(other)).toMatchObject({ link_version: 1 });
});

test('of a request that was sent again the newest counts, under the same links', async () => {
  const reference = await request({}, 2);
  await sendAgain(reference, { pet_name: 'Luna', email: 'ANN+dog@conformance.example' });

  expect(await read(reference)).toMatchObject({ link_version: 1, request: [{ pet_name: 'Luna' }] });
  await confirm(reference);
  expect(
    await sql(
      `select pet_name, status from public.bookings where reference = '${reference}' order by 1, 2`,
    ),
  ).toEqual([
    { pet_name: 'Luna', status: 'confirmed' },
    { pet_name: 'Rex', status: 'new' },
    { pet_name: 'Rex', status: 'new' },
  ]);
});

test('from another mailbox it counts too, but revokes the links of the first', async () => {
  const reference = await request({ email: 'typo@conformance.example' });
  await sql('delete from private.outbox');
  await sendAgain(reference, { email: 'right@conformance.example' });
  await sendAgain(reference, { email: 'right@conformance.example', pet_name: 'Luna' });

  expect(await read(reference)).toMatchObject({
    ...{ link_version: 2, request: [{ email: 'right@conformance.example', pet_name: 'Luna' }] },
  });
});

test('a digest brings the version of the links of each request', async () => {
  await sql('delete from private.outbox');
  const reference = await request({ honeypot_filled: true });
  await revokeLinks(reference);

  expect((await claimAll())[0]).toMatchObject({
    ...{ kind: 'digest', link_version: null },
    request: [{ link_version: 2, request: [{ reference }] }],
  });
});

test('once it was answered, nobody else takes a visit over or gets a link to it', async () => {
  const reference = await request();
  await sql('delete from private.visits');
  await confirm(reference);
  await claimAll();
  await sendAgain(reference, { email: 'eve@conformance.example', pet_name: 'Mallory' });

  expect(await read(reference)).toMatchObject({
    ...{ link_version: 1, request: [{ pet_name: 'Rex' }], visit: { status: 'confirmed' } },
  });
  expect(await claimAll()).toMatchObject([
    { audience: 'operator', kind: 'received', link_version: 1 },
    { audience: 'owner', kind: 'received', link_version: null, visit: null },
  ]);
});

test('a request that its owner sends again after it was declined is a request again', async () => {
  const reference = await request();
  await answer(reference, 0, 'decline', { note: 'Full that week' });
  await sendAgain(reference, { preferred_time: '4-6 PM' });

  expect((await read(reference)).visit).toMatchObject({
    status: 'requested',
    revision: 1,
    day: null,
    note: '',
  });
  expect(await answer(reference, 1, 'decline')).toBe('done');
  expect((await read(reference)).visit).toMatchObject({ status: 'declined', revision: 2 });
});
