import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { booking, inquiry, petRows, subscriber } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, operator, sql } = await startClients();
afterEach(() => sql('delete from private.outbox'));

const audiences = () =>
  sql(
    `select source, audience, status, tries from private.outbox where kind = 'received' order by 2`,
  );
const queued = { status: 'queued', tries: 0 };

test('a message queues an email to its sender only with an address, and a sign-up one to its address alone', async () => {
  await visitor()
    .from('contact_inquiries')
    .insert(inquiry({ email: null, phone: '3035550142' }));
  await visitor().from('newsletter_subscribers').insert(subscriber());
  expect(await audiences()).toEqual([
    { source: 'contact_inquiries', audience: 'operator', ...queued },
    { source: 'newsletter_subscribers', audience: 'owner', ...queued },
  ]);

  await visitor().from('contact_inquiries').insert(inquiry());
  expect(await audiences()).toHaveLength(4);
});

test('a row that the operator imports queues no email', async () => {
  await operator().from('bookings').insert(booking());

  expect(await audiences()).toEqual([]);
});

test('one transaction stores both row and job, or neither', async () => {
  const [validJob = {}, invalidJob = {}] = petRows(2, 'AG-NNNN22');
  const { status, error } = await visitor()
    .from('bookings')
    .insert([validJob, { ...invalidJob, pet_type: 'bird' }]);
  expect(status).toBe(400);
  expect(error?.message).toContain('bookings_pet_type_known');
  expect(await sql(`select from public.bookings where reference = 'AG-NNNN22'`)).toEqual([]);
  expect(await audiences()).toEqual([]);

  const row = booking({ id: randomUUID() });
  await visitor().from('bookings').insert(row);
  expect((await visitor().from('bookings').insert(row)).status).toBe(409);
  expect(await audiences()).toHaveLength(2);
  const moments = await sql(
    `select count(*)::int as jobs from private.outbox job join public.bookings on bookings.id = any (row_ids)
     where job.created_at = bookings.created_at`,
  );
  expect(moments).toEqual([{ jobs: 2 }]);
});

test('a visitor’s insert succeeds while the outbox is broken', async () => {
  await sql('alter table private.outbox rename to mislaid');
  const { status } = await visitor().from('bookings').insert(booking());
  await sql('alter table private.mislaid rename to outbox');

  expect(status).toBe(201);
  expect(await sql('select private.problem() as code')).toEqual([{ code: 'request_unqueued' }]);
  await sql('update private.settings set unqueued_at = null where id');
  expect(await sql('select private.problem() as code')).toEqual([{ code: null }]);
});

test('a visitor’s insert succeeds while the failure of the outbox cannot be recorded either', async () => {
  await sql('alter table private.outbox rename to mislaid');
  await sql('alter table private.settings rename column unqueued_at to mislaid');
  const { status } = await visitor().from('bookings').insert(booking());
  await sql('alter table private.settings rename column mislaid to unqueued_at');
  await sql('alter table private.mislaid rename to outbox');

  expect(status).toBe(201);
});
