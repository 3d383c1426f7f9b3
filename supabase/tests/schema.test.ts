import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { addOns } from '@shared/add-ons';
import { bookingServices, petTypes, timeSlots } from '@/content/booking-options';
import { petSizes } from '@shared/pet-sizes';
import { newDatabase } from './new-database.ts';
import { applyMigrations } from '../local/apply-migrations.ts';

const database = await newDatabase();
afterAll(() => database.close());

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test.each([
  ['service', bookingServices.map(({ name }) => name)],
  ['preferred_time', timeSlots],
  ['pet_type', petTypes],
  ['pet_size', petSizes.map(({ id }) => id)],
  ['add_ons', addOns.map(({ id }) => id)],
])('the database knows the same words as the site: %s', async (column, words) => {
  const { rows } = await database.query<{ rule: string }>(
    'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
    [`bookings_${column}_known`],
  );
  const known = [...(rows[0]?.rule ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word);

  expect(known.toSorted()).toEqual([...words].toSorted());
});

test('no function changes or deletes rows without a condition, which the platform refuses', async () => {
  const { rows } = await database.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const changes = rows.flatMap(({ name, source }) =>
    [...source.matchAll(/\b(?:update (?:public|private)\.|delete from )[^;]*/g)].map(
      ([statement]) => ({ name, statement }),
    ),
  );
  expect(changes.length).toBeGreaterThan(5);
  expect(changes.filter(({ statement }) => !/\bwhere\b/.test(statement))).toEqual([]);
});

test('every migration is recorded as the official CLI does, once and in order', async () => {
  await applyMigrations(database);
  const { rows } = await database.query<{ version: string; name: string; statements: string[] }>(
    'select * from supabase_migrations.schema_migrations order by version',
  );
  const files = (await readdir(here('../migrations'))).toSorted();

  expect(rows.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
  expect(rows[0]?.statements.join()).toContain('create schema private');
});

test('a migration that was edited after it ran is refused with a sentence', async () => {
  const edit = `update supabase_migrations.schema_migrations set statements = array[$1]
    where name = 'create_bookings' returning statements`;
  const original = await readFile(here('../migrations/20261121090200_create_bookings.sql'), 'utf8');
  await database.query(edit, ['another text']);

  await expect(applyMigrations(database)).rejects.toThrow(
    /create_bookings was edited after it ran/,
  );
  await database.query(edit, [original]);
});

test('the types of the site are those of the tables', async () => {
  const types = await readFile(here('../functions/_shared/database.types.ts'), 'utf8');
  const { rows } = await database.query<{ table_name: string; columns: string }>(
    `select table_name, string_agg(column_name || ': ' ||
        case when data_type = 'ARRAY' then 'string[]'
          when data_type in ('integer', 'smallint', 'numeric') then 'number'
          when data_type = 'boolean' then 'boolean' else 'string' end ||
        case is_nullable when 'YES' then ' | null' else '' end || ';', ' ' order by column_name) as columns
     from information_schema.columns where table_schema = 'public'
     group by table_name order by table_name`,
  );

  const written = [...types.matchAll(/(\w+): \{\s+Row: \{([^}]*)\}/g)].map(
    ([, table, columns]) => ({
      table_name: table,
      columns: columns?.trim().replace(/\s+/g, ' '),
    }),
  );
  expect(written).toEqual(rows);

  const { rows: functions } = await database.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const named = [...types.matchAll(/^ {6}(\w+): \{\s+Args:/gm)].map(([, name]) => ({ name }));
  expect(named).toEqual(functions);
});
