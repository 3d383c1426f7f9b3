import { afterEach, expect, test } from 'vitest';
import { visitLink } from '../../functions/_shared/visits/visit-link.ts';
import { linksFor } from '../../functions/deliver-notifications/emails/parts/visit-links.ts';
import { createOutbox } from '../../functions/deliver-notifications/outbox/deliver.ts';
import { localKeys } from '../../local/local-keys.ts';
import { startClients } from '../setup/start-clients.ts';
import { nineOClock, openDay } from './visit-client.ts';

const backend = await startClients();
const { url, sql, request, read, link, noteWrongKey } = backend;
const { revokeLinks, sendAgain, confirm, press, claimAll } = backend;
afterEach(() => sql('delete from private.caller_hits where true'));

async function noteWrongKeys(count: number, caller: string) {
  const answers: boolean[] = [];
  for (let times = 0; times < count; times += 1) answers.push(await noteWrongKey(caller));
  return answers;
}

const newLink = { version: 1, exists: true, has_ended: false, can_rebook: true };

test('an unknown reference reads like one without pets', async () => {
  expect(await link('AG-ZZZZZZ')).toEqual({ ...newLink, exists: false, can_rebook: false });
  expect(await read('AG-ZZZZZZ')).toMatchObject({
    request: [],
    visit: null,
    revision: 0,
    request_version: 0,
    ask_refusal: 'not_allowed',
    mail_problem: null,
    last_time: null,
    owed: [],
    history: [],
    undo_until: null,
  });
});

test('pets come in their order', async () => {
  const reference = await request({}, 3);

  expect((await read(reference)).request.map((pet) => pet['pet_number'])).toEqual([1, 2, 3]);
});

test.each([
  ['IPv4', '203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8'],
  ['IPv4 with a port', '203.0.113.9:1', '203.0.113.9:2', '203.0.113.10:1'],
  ['IPv6, whose /56 is one caller', '2001:db8:7:1::1', '2001:db8:7:2::2', '2001:db8:7:100::1'],
])('ten wrong keys block those that follow for ten minutes: %s', async (_, caller, same, other) => {
  expect(await noteWrongKeys(10, caller)).toEqual(Array(10).fill(false));

  expect(await noteWrongKey(same)).toBe(true);
  expect(await noteWrongKey(other)).toBe(false);
  expect(await sendAgain('AG-YYYYYY', { email: `${other.length}@b.co` })).toMatch(/^201|mailbox$/);

  await sql(`update private.caller_hits set hit_at = hit_at - interval '601 seconds' where true`);
  expect(await noteWrongKey(caller)).toBe(false);
});

test('a caller who is blocked already fills no table', async () => {
  await noteWrongKeys(40, '203.0.113.11');

  expect(await sql('select count(*)::int as hits from private.caller_hits')).toEqual([
    { hits: 10 },
  ]);
});

test('callers without an address share a limit of the whole site', async () => {
  await sql('update private.settings set unknown_limit = 12 where id');
  expect(await noteWrongKeys(13, 'not an address')).toEqual([
    ...Array<boolean>(12).fill(false),
    true,
  ]);
  await sql('update private.settings set unknown_limit = 60 where id');
});

test('links are revoked by the next version, of one reference alone', async () => {
  const [reference, other] = [await request(), await request()];
  expect([await revokeLinks(reference), await revokeLinks(reference)]).toEqual([2, 3]);

  expect(await link(reference)).toMatchObject({ version: 3 });
  expect(await link(other)).toMatchObject({ version: 1 });
  expect(await revokeLinks('AG-ZZZZZZ')).toBeNull();
});

test('revoking sends new links to both, of a request that is marked to the operator alone', async () => {
  const [reference, marked] = [await request(), await request({ honeypot_filled: true })];
  await sql('delete from private.outbox');
  await revokeLinks(reference);
  await revokeLinks(marked);

  const jobs = (await claimAll()).map(({ audience, kind, request: [pet] }) => [
    kind,
    audience,
    pet?.['reference'],
  ]);
  expect(jobs.toSorted()).toEqual(
    [
      ['links', 'operator', reference],
      ['links', 'operator', marked],
      ['links', 'owner', reference],
    ].toSorted(),
  );
});

test('new links have the new version, and the owner’s goes to the mailbox of the reference', async () => {
  const reference = await request({ email: 'Ann@Conformance.example' });
  await sql('delete from private.outbox');
  await revokeLinks(reference);

  const outbox = createOutbox({ url, key: localKeys.secret }, fetch);
  const jobs = [await outbox.claim(), await outbox.claim()].flatMap((job) => job ?? []);
  expect(jobs).toMatchObject([
    { audience: 'operator', link_version: 2, addressee: null, visit: null },
    { audience: 'owner', link_version: 2, addressee: 'Ann@Conformance.example' },
  ]);
  const [origin, secret] = ['https://pets.example', 'a secret of at least 32 characters'];
  const links = jobs.map((job) => linksFor(job, { origin, functions: origin, secret }).visits);
  expect(links.map((byReference) => byReference.get(reference))).toEqual(
    jobs.map(({ audience }) => visitLink(origin, secret, { audience, reference, version: 2 })),
  );
});

test('links end 60 days after a request that nobody answered', async () => {
  const reference = await request();
  const sent = (span: string) =>
    sql(`update private.requests set sent_at = now() - interval '${span}'`);

  await sent('59 days 23 hours');
  expect(await link(reference)).toMatchObject({ exists: true, has_ended: false });
  await sent('60 days 1 second');
  expect(await link(reference)).toMatchObject({ exists: true, has_ended: true });
});

test.each([
  ['a visit', 'confirm', "changed_at = now() - interval '99 days', starts_at"],
  ['the last change', 'decline', 'changed_at'],
])('links end 14 days after %s', async (_, action, moment) => {
  const reference = await request();
  expect(await press(reference, action, { ...nineOClock, day: openDay(50) })).toBe('done');
  for (const [left, hasEnded] of [
    ['1 minute', false],
    ['-1 minute', true],
  ] as const) {
    await sql(`update private.visits set ${moment} = now() - interval '14 days' + interval '${left}'
      where reference = '${reference}'`);
    expect(await link(reference)).toMatchObject({ has_ended: hasEnded });
  }
});

test('Done leaves the link as it was, and it fills in the next request for six months', async () => {
  const reference = await request();
  await confirm(reference);

  const startsAt = (moment: string) =>
    sql(`update private.visits set starts_at = ${moment}, changed_at = ${moment}
      where reference = '${reference}'`);
  await startsAt('now()');
  expect(await press(reference, 'done')).toBe('done');
  expect(await link(reference)).toEqual(newLink);
  await startsAt(`now() - interval '6 months' + interval '1 minute'`);
  expect(await link(reference)).toMatchObject({ has_ended: true, can_rebook: true });
  await startsAt(`now() - interval '6 months 1 minute'`);
  expect(await link(reference)).toMatchObject({ has_ended: true, can_rebook: false });
});

test.each(['cancel', 'decline', 'no_show', 'no answer'])(
  'Book again outlives the page after %s, too',
  async (action) => {
    const reference = await request();
    if (!['decline', 'no answer'].includes(action)) await confirm(reference);
    await sql(`update private.visits set starts_at = now() - interval '1 hour'
      where reference = '${reference}'`);
    if (action !== 'no answer') expect(await press(reference, action)).toBe('done');
    await sql(`update private.requests set sent_at = now() - interval '61 days'`);
    await sql(`update private.visits set starts_at = starts_at - interval '15 days',
      changed_at = changed_at - interval '15 days' where reference = '${reference}'`);

    expect(await link(reference)).toMatchObject({ has_ended: true, can_rebook: true });
  },
);
