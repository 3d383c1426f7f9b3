import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { reviewReason } from '../../functions/_shared/visits/request-words.ts';
import { applyMigrations } from '../../local/database/local-database.ts';
import { newDatabase } from '../setup/new-database.ts';
import { severalOlderMigrations } from './older-migrations.fixture.ts';
import { bookingServices, petTypes } from '@/content/booking-options';
import { addOns, petSizes } from '@shared/business/prices';
import { timeWindows } from '@shared/time/hours';
import { endReasons } from '@shared/visits/end-reasons';
import { maxPets } from '@shared/visits/request-limits';
import { visitLimits } from '@shared/visits/visit-state';

const database = await newDatabase();
afterAll(() => database.close());

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function findRule(constraint: string): Promise<string | undefined> {
  const { rows } = await database.query<{ rule: string }>(
    'select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1',
    [constraint],
  );
  return rows[0]?.rule;
}

test.each([
  ['bookings_service', bookingServices.map(({ name }) => name)],
  ['visits_reason', ['waited', ...Object.values(endReasons).flatMap(Object.keys)]],
  ['bookings_pet_type', petTypes],
  ['bookings_pet_size', petSizes.map(({ id }) => id)],
  ['bookings_add_ons', addOns.map(({ id }) => id)],
])('the database knows the same words as the site: %s', async (column, words) => {
  const rule = await findRule(`${column}_known`);
  const known = [...(rule ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word);

  expect(known.toSorted()).toEqual([...words].toSorted());
});

test('the database knows the same arrival windows as the site', async () => {
  const { rows } = await database.query(
    'select name as label, extract(hour from ends)::integer as end from private.arrival_windows()',
  );
  expect(rows).toEqual(timeWindows.map(({ label, end }) => ({ label, end })));
});

test('the operator reads a sentence for each reason that marks a request', async () => {
  const { rows } = await database.query<{ code: string }>(
    'select unnest(private.known_marks()) as code',
  );
  const codes = rows.map(({ code }) => code);

  expect(codes).toContain('honeypot');
  for (const code of codes) expect(reviewReason(code)).toMatch(/^[A-Z].* .*\.$/);
});

test.each([
  ['visits', 'note', visitLimits.note],
  ['visits', 'groomer_words', visitLimits.groomerWords],
  ['time_wishes', 'words', visitLimits.wishWords],
  ['requests', 'private_line', visitLimits.privateLine],
  ['visits', 'groomer', visitLimits.groomer],
])('the database accepts as many characters as the forms: %s.%s', async (table, column, most) => {
  expect(await findRule(`${table}_${column}_length`)).toContain(
    `(char_length(${column}) <= ${most})`,
  );
});

test('the database accepts as many pets in a request as the form', async () => {
  expect(await findRule('bookings_pet_number_range')).toBe(
    `CHECK (((pet_number >= 1) AND (pet_number <= ${maxPets})))`,
  );
});

test('no function changes or deletes rows without a condition, which the platform rejects', async () => {
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

test('the database records every migration once and in order, like the official CLI', async () => {
  await applyMigrations(database);
  const { rows } = await database.query<{ version: string; name: string; statements: string[] }>(
    'select * from supabase_migrations.schema_migrations order by version',
  );
  const files = (await readdir(here('../../migrations'))).toSorted();

  expect(rows.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
  expect(rows[0]?.statements.join()).toContain('create schema private');
});

test.each([
  [
    'edited',
    `update supabase_migrations.schema_migrations set statements = array['another text']
     where name = 'create_rules'`,
  ],
  [
    'renamed',
    `update supabase_migrations.schema_migrations set name = 'bookings'
     where name = 'create_rules'`,
  ],
  ['replaced, with all others, by fewer', severalOlderMigrations],
])('after a migration was %s, the error names the command that repairs it', async (_, change) => {
  await database.transaction(async (tx) => {
    await tx.exec(change);
    await expect(
      applyMigrations({ ...database, query: tx.query, transaction: refuse }),
    ).rejects.toThrow(
      /^The migrations have changed since this database was made: run npm run db:reset, which deletes all that is stored in it, and start again\.$/,
    );
    await tx.exec('rollback; begin');
  });
});

function refuse(): Promise<never> {
  return Promise.reject(new Error('A migration ran'));
}

test('the types of the site match the tables and functions', async () => {
  const types = await readFile(here('../../functions/_shared/database.types.ts'), 'utf8');
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
