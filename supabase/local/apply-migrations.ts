import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, Queryable } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

type Migration = { version: string; name: string; sql: string };
type RecordedMigration = { version: string; statements: string[] };

/**
 * Runs the migrations a database has not seen, in order, each in a transaction of its own.
 * Recorded where the official CLI records them. Throws when one was edited after it ran.
 */
export async function applyMigrations(database: Database): Promise<void> {
  const recorded = await recordedMigrations(database);

  for (const migration of await migrations()) {
    const known = recorded.get(migration.version);
    if (known === undefined) await database.transaction((tx) => run(tx, migration));
    else if (known !== migration.sql) throw new Error(editedSentence(migration));
  }
}

async function migrations(): Promise<Migration[]> {
  const files = await readdir(migrationsFolder);
  const names = files.flatMap((file) => [...file.matchAll(/^(\d{14})_(.+)\.sql$/g)]).toSorted();
  return Promise.all(
    names.map(async ([file, version = '', name = '']) => {
      const sql = await readFile(join(migrationsFolder, file), 'utf8');
      return { version, name, sql };
    }),
  );
}

async function recordedMigrations(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.query<RecordedMigration>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  return new Map(rows.map(({ version, statements }) => [version, statements.join('\n')]));
}

async function run(tx: Queryable, { version, name, sql }: Migration): Promise<void> {
  await tx.exec(sql);
  await tx.query(
    `insert into supabase_migrations.schema_migrations (version, statements, name)
     values ($1, array[$2], $3)`,
    [version, sql, name],
  );
}

function editedSentence({ version, name }: Migration): string {
  return `Migration ${version}_${name} was edited after it ran on this database. Restore it and add a new one, or delete the database folder to start afresh.`;
}
