import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { applyMigrations, platformSql } from '../../local/database/local-database.ts';
import { localTest, notDone, unknownTable } from '../setup/backend-under-test.ts';
import { newEmptyDatabase } from '../setup/new-database.ts';
import { booking, inquiry, subscriber } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';

const { visitor, operator, send, sql } = await startClients();

const tables = ['bookings', 'contact_inquiries', 'newsletter_subscribers'] as const;
const denied = { status: 401, error: { code: '42501' } };

test.each(tables)('a visitor can neither read, change nor delete %s', async (table) => {
  const rows = visitor().from(table);

  expect(await rows.select('id')).toMatchObject(denied);
  expect(await rows.update({ status: 'spam' }).eq('email', 'a@b.co')).toMatchObject(notDone);
  expect(await rows.delete().eq('email', 'a@b.co')).toMatchObject(notDone);
});

localTest('a visitor may insert, and nothing else', async () => {
  const granted = await sql(
    `select table_name, privilege_type from information_schema.column_privileges
     where table_schema = 'public' and grantee in ('anon', 'PUBLIC')
     union select table_name, privilege_type from information_schema.table_privileges
     where table_schema = 'public' and grantee in ('anon', 'PUBLIC') order by 1`,
  );
  expect(granted).toEqual(tables.map((name) => ({ table_name: name, privilege_type: 'INSERT' })));
});

test('a visitor gets no row back and cannot overwrite one', async () => {
  const rows = visitor().from('bookings');
  const row = booking({ id: randomUUID() });

  expect(await rows.insert(row).select()).toMatchObject(notDone);
  expect(await rows.upsert(row)).toMatchObject(notDone);
  expect(await rows.upsert(row, { ignoreDuplicates: true })).toMatchObject(notDone);
  const { data } = await operator().from('bookings').select('id').eq('id', row['id']);
  expect(data).toEqual([]);
});

test.each([
  ['bookings', booking({ status: 'new' })],
  ['bookings', booking({ created_at: '2001-01-01' })],
  ['bookings', booking({ review_reasons: [] })],
  ['contact_inquiries', inquiry({ status: 'new' })],
  ['contact_inquiries', inquiry({ review_reasons: [] })],
  ['contact_inquiries', inquiry({ is_customer: true })],
  ['newsletter_subscribers', subscriber({ status: 'subscribed' })],
  ['newsletter_subscribers', subscriber({ confirmation_token: 'chosen' })],
])('a visitor cannot write the operator’s columns (%s)', async (table, row) => {
  expect(await visitor().from(table).insert(row)).toMatchObject(denied);
});

test('nobody reaches private tables, private functions or unknown tables', async () => {
  const hidden = await send('/rest/v1/settings', { headers: { 'accept-profile': 'private' } });
  // the stand-in knows no other schema
  expect([404, 406]).toContain(hidden.status);

  expect(await visitor().from('users').select()).toMatchObject(unknownTable);
  expect((await visitor().from('users').insert({ id: 1 })).status).toBe(404);
  for (const table of ['caller_hits', 'outbox', 'changes']) {
    expect(await operator().from(table).select()).toMatchObject(unknownTable);
  }
  expect((await visitor().rpc('purge_expired')).status).toBe(404);
});

localTest(
  'only the database’s owner may use the private schema, its tables and all functions but what CHECKs and indexes call',
  async () => {
    const users = await sql(
      `select role, relname from unnest(array['anon', 'authenticated', 'service_role']) role, pg_class
     where relnamespace = 'private'::regnamespace and relkind in ('r', 'v')
       and (has_table_privilege(role, pg_class.oid, 'select, insert, update, delete')
         or has_schema_privilege(role, 'private', 'usage'))`,
    );
    const callable = await sql(
      `select distinct proname from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) role
     where pronamespace = 'private'::regnamespace
       and has_function_privilege(role, pg_proc.oid, 'execute') order by proname`,
    );

    expect(users).toEqual([]);
    expect(callable.map(({ proname }) => proname)).toEqual([
      'is_mailable',
      'is_phone',
      'known_marks',
      'phone_key',
      'plain_words',
      'search_words',
      'spam_rank',
      'window_end',
    ]);
  },
);

localTest('every table has row level security, and no policy lets everything through', async () => {
  const open = await sql(
    `select relname from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and relkind = 'r' and not relrowsecurity`,
  );
  const lax = await sql(
    `select policyname from pg_policies where coalesce(with_check, 'true') = 'true'`,
  );

  expect({ open, lax }).toEqual({ open: [], lax: [] });
});

// Projects from before October 2026 grant everything on new tables; the migrations must undo that.
localTest('a generous platform grants no more, and one key alone calls functions', async () => {
  const generous = await newEmptyDatabase();
  await generous.exec(platformSql);
  for (const kind of ['tables', 'functions']) {
    await generous.exec(
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
    );
  }
  await applyMigrations(generous);
  const { rows } = await generous.query<Record<string, unknown>>(grants);
  await generous.close();

  expect(rows).toEqual(await sql(grants));
  expect(rows.filter((row) => row['grantee'] === 'authenticated')).toEqual([]);
  const callers = rows.filter((row) => row['privilege_type'] === 'EXECUTE');
  expect(callers.length).toBeGreaterThan(20);
  expect(callers.filter((row) => row['grantee'] !== 'service_role')).toEqual([]);
});

const grants = `
  select grantee, table_name, column_name, privilege_type
  from information_schema.column_privileges
  where table_schema = 'public' and grantee in ('anon', 'authenticated', 'service_role')
  union all select grantee, routine_name, null, privilege_type
  from information_schema.routine_privileges
  where routine_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated', 'service_role')
  order by 1, 2, 3, 4`;
