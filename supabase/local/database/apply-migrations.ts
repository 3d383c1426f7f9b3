import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { plainError } from '../../../vite-plugins/plain-error.ts';
import type { Database, Queryable } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

type Migration = { version: string; name: string; sql: string };
type RecordedMigration = { version: string; name: string; statements: string[] };

const outdatedMessage =
  'The migrations have changed since this database was made: run npm run db:reset, which deletes all that is stored in it, and start again.';

/** Records migrations where the official CLI does. Throws when one that ran was edited, renamed or removed. */
export async function applyMigrations(database: Database): Promise<void> {
  const recorded = await readRecordedMigrations(database);
  const all = await readMigrations();
  const alreadyRun = all.slice(0, recorded.length);
  if (!isDeepStrictEqual(alreadyRun, recorded)) throw plainError(outdatedMessage);

  for (const migration of all.slice(recorded.length)) {
    await database.transaction((tx) => run(tx, migration));
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

async function readRecordedMigrations(database: Database): Promise<Migration[]> {
  const { rows } = await database.query<RecordedMigration>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  );
  return rows.map(({ version, name, statements }) => ({
    version,
    name,
    sql: statements.join('\n'),
  }));
}

async function run(tx: Queryable, { version, name, sql }: Migration): Promise<void> {
  await tx.exec(sql);
  await tx.query(
    `insert into supabase_migrations.schema_migrations (version, statements, name)
     values ($1, array[$2], $3)`,
    [version, sql, name],
  );
}
