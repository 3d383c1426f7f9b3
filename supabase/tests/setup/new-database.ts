import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../local/database/database.ts';
import { loadData, startParams } from '../../local/database/local-database.ts';
import { openServerDatabase } from './server-database.ts';

const { DATABASE = '', POSTGRES_PORT = '', EMBEDDED_DATA = '' } = process.env;

/** Runs on the kind of PostgreSQL that the Vitest project names. */
export function newDatabase(): Promise<Database> {
  return DATABASE === 'server' ? newServerDatabase() : loadEmbedded();
}

export async function newEmptyDatabase(): Promise<Database> {
  return DATABASE === 'server' ? createServerDatabase('template0') : new PGlite({ startParams });
}

export function newServerDatabase(onNotice?: (message: string) => void): Promise<Database> {
  return createServerDatabase('migrated', onNotice);
}

async function createServerDatabase(
  template: string,
  onNotice?: (message: string) => void,
): Promise<Database> {
  const port = Number(POSTGRES_PORT);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const postgres = openServerDatabase(port, 'postgres');
  await postgres.exec(`create database ${name} template ${template}`);
  await postgres.close();
  return openServerDatabase(port, name, onNotice);
}

async function loadEmbedded(): Promise<Database> {
  const database = (await takeBack()) ?? (await newEmbedded());
  return {
    query: database.query.bind(database),
    exec: database.exec.bind(database),
    transaction: database.transaction.bind(database),
    close: () => leave(database),
  };
}

async function newEmbedded(): Promise<PGlite> {
  const database = await loadData(EMBEDDED_DATA, startParams);
  await database.exec(`${rememberRows}; ${planOnce}`);
  return database;
}

/*
 * Loading a database takes a second, and its first calls another. So the files of a worker hand theirs on, with the
 * rows that the migrations made.
 */
let left: PGlite | undefined;

async function leave(database: PGlite): Promise<void> {
  await left?.close();
  left = database;
}

async function takeBack(): Promise<PGlite | undefined> {
  const database = left;
  left = undefined;
  if (!database) return undefined;
  await database.exec(`${restoreRows}; ${planOnce}`);
  const { rows } = await database.query<{ same: boolean }>(
    `select (table pg_temp.first_shape) = (${shape}) as same`,
  );
  if (rows[0]?.same) return database;
  await database.close();
  return undefined;
}

/** Planning the same statements again and again takes an eighth of the time. */
const planOnce = 'set plan_cache_mode = force_generic_plan';

/** Changes with each function and column, which tests replace and rename. */
const shape = `select md5(concat(
  (select string_agg(prosrc, ' ' order by oid) from pg_proc where pronamespace >= 16384),
  (select string_agg(attrelid || ' ' || attname, ' ' order by attrelid, attnum)
    from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace >= 16384 and relpersistence = 'p')
))`;

const tables = `select format('%I.%I', nspname, relname) as name, format('pg_temp.%I', 'first_' || relname) as kept
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p' and nspname !~ '^(pg_|information_schema)'`;

const rememberRows = `
  create temp table first_shape as ${shape};
  do $$ declare each record; is_filled boolean; begin
    for each in ${tables} loop
      execute format('select exists (table %s)', each.name) into is_filled;
      if is_filled then
        execute format('create table %s as table %s', each.kept, each.name);
      end if;
    end loop;
  end $$`;

const restoreRows = `
  reset role; reset all; set session_replication_role = replica;
  do $$ declare each record; begin
    execute (select 'truncate ' || string_agg(name, ', ') || ' restart identity' from (${tables}) as emptied);
    for each in ${tables} loop
      if to_regclass(each.kept) is not null then
        execute format('insert into %s overriding system value table %s', each.name, each.kept);
      end if;
    end loop;
  end $$;
  reset session_replication_role`;
