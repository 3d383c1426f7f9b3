import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { plainError } from '../process/plain-error.ts';
import { writeAtomically } from '../process/whole-files.ts';
import type { Database } from './database.ts';

export function databaseFolder(root: string): string | undefined {
  const setting = process.env['LOCAL_DB'] || 'supabase/.temp/pgdata';
  return setting === ':memory:' ? undefined : resolve(root, setting);
}

/** With PostgreSQL's 128 MB of shared buffers, WebAssembly spends a second on each start. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Runs all new migrations. The caller must hold the lock of the folder; without one the database lives in memory. */
export async function openDatabase(folder?: string): Promise<PGlite> {
  return folder ? migrate(folder) : loadData(await migratedData(), startParams);
}

async function migrate(folder?: string): Promise<PGlite> {
  const database = new PGlite({ ...(folder && { dataDir: folder }), startParams });
  await database.waitReady;
  try {
    await prepareDatabase(database);
  } catch (error) {
    // an open database would keep the process alive
    await database.close();
    throw error;
  }
  return database;
}

export async function prepareDatabase(database: Database): Promise<void> {
  await database.exec(platformSql);
  await applyMigrations(database);
}

export const platformSql = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
    create role authenticator noinherit nologin;
    grant anon, authenticated, service_role to authenticator;
  end if;
end
$$;
create schema if not exists extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
`;

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

type Migration = { version: string; name: string; sql: string };

const outdatedMessage =
  'The migrations have changed since this database was made: run npm run db:reset, which deletes all that is stored in it, and start again.';

/** Records migrations where the official CLI does. Throws when one that ran was edited, renamed or removed. */
export async function applyMigrations(database: Database): Promise<void> {
  const { rows: recorded } = await database.query<Migration>(
    `select version, name, array_to_string(statements, E'\\n') as sql
     from supabase_migrations.schema_migrations order by version`,
  );
  const all = await readMigrations();
  const alreadyRun = all.slice(0, recorded.length);
  if (!isDeepStrictEqual(alreadyRun, recorded)) throw plainError(outdatedMessage);

  for (const { version, name, sql } of all.slice(recorded.length)) {
    await database.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query(
        `insert into supabase_migrations.schema_migrations (version, statements, name)
         values ($1, array[$2], $3)`,
        [version, sql, name],
      );
    });
  }
}

async function readMigrations(): Promise<Migration[]> {
  const files = await readdir(migrationsFolder);
  const names = files.flatMap((file) => [...file.matchAll(/^(\d{14})_(.+)\.sql$/g)]).toSorted();
  return Promise.all(
    names.map(async ([file, version = '', name = '']) => {
      const sql = await readFile(join(migrationsFolder, file), 'utf8');
      return { version, name, sql };
    }),
  );
}

const folder = fileURLToPath(new URL('../../../node_modules/.cache/database', import.meta.url));
const lockFile = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));

/**
 * A file with the data of a migrated database, kept for the next time: reading it takes an eighth of the time of making
 * it. Its name is made from all that the data depends on, the versions of the packages too.
 */
export async function migratedData(): Promise<string> {
  const migrations = await readMigrations();
  const sources = [platformSql, ...startParams, ...migrations.map(({ sql }) => sql)].join();
  const versions = await readFile(lockFile);
  const name = `${createHash('sha256').update(versions).update(sources).digest('hex')}.tar`;
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  const kept = await readdir(folder);
  if (kept.includes(name)) return file;

  const database = await migrate();
  const data = await database.dumpDataDir('none');
  await database.close();
  // another process may make the same file, or read an older one
  await writeAtomically(file, new Uint8Array(await data.arrayBuffer()));
  const outdated = kept.filter((other) => other.endsWith('.tar'));
  await Promise.all(outdated.map((other) => rm(join(folder, other), { force: true })));
  return file;
}

export async function loadData(file: string, startParams: string[]): Promise<PGlite> {
  const database = new PGlite({ loadDataDir: new Blob([await readFile(file)]), startParams });
  await database.waitReady;
  // the data may be of last week, and no deliverer is late yet
  await database.exec('update private.settings set claimed_at = now()');
  return database;
}
