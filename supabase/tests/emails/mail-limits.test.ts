import { afterEach, expect, test } from 'vitest';
import { inquiry } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, sql, claim, claimAll, complete, sendMessage } = await startClients();
afterEach(() => sql('delete from private.outbox'));

const setSoftLimit = (requests: number) =>
  sql(`update private.settings set soft_limit = ${requests}, hard_limit = ${requests + 100},
    surge_limit = ${requests + 100}`);

const leftOut = () =>
  sql(`select last_error, count(*)::int as mails from private.outbox
    where status = 'left_out' group by 1 order by 1`);

test('one mailbox gets three emails a day, however its address is spelled', async () => {
  const spellings = ['v.ictim@gmail.com', 'VICTIM@gmail.com', 'victim@googlemail.com'];
  for (const email of [...spellings, 'victim+1@gmail.com', 'vic.tim@googlemail.com']) {
    await sendMessage({ email });
  }
  const claims = await claimAll();

  expect(claims.filter(({ audience }) => audience === 'operator')).toHaveLength(5);
  expect(claims.filter(({ audience }) => audience === 'owner')).toHaveLength(3);
  expect(await leftOut()).toEqual([{ last_error: 'recipient_limit', mails: 2 }]);
});

test.each([
  [13, 0],
  [25, 1],
])('%i hours after three emails, a mailbox gets %i more', async (hours, more) => {
  const write = () => visitor().from('contact_inquiries').insert(inquiry());
  for (let mail = 0; mail < 3; mail += 1) await write();
  expect((await claimAll()).filter(({ audience }) => audience === 'owner')).toHaveLength(3);

  await sql(`update private.outbox set created_at = created_at - interval '${hours} hours',
    claimed_at = claimed_at - interval '${hours} hours', status = 'sent'`);
  await sql('delete from private.caller_hits where true');
  await write();
  const claims = await claimAll();
  expect(claims.filter(({ audience }) => audience === 'owner')).toHaveLength(more);
});

test('visitors get 60 emails an hour, later ones wait for up to a day, and the operator gets all', async () => {
  await setSoftLimit(1000);
  const rows = Array.from({ length: 70 }, (_, index) =>
    inquiry({ email: `ann${index}@conformance.example` }),
  );
  await visitor().from('contact_inquiries').insert(rows);
  const claims = await claimAll();
  expect(claims.filter(({ audience }) => audience === 'operator')).toHaveLength(70);
  expect(claims.filter(({ audience }) => audience === 'owner')).toHaveLength(60);

  await sql(`update private.outbox set claimed_at = now() - interval '61 minutes'`);
  expect(await claim()).toMatchObject({ audience: 'owner' });
  await sql(`update private.outbox set created_at = now() - interval '25 hours'`);
  await claim();
  expect(await leftOut()).toEqual([{ last_error: 'too_late', mails: 9 }]);
  await setSoftLimit(3);
});

test('the outbox leaves out a dropped job', async () => {
  await sendMessage();
  const job = await claim();
  expect(job && (await complete(job, { outcome: 'drop', reason: 'request_deleted' }))).toBe(
    'left_out',
  );
});
