import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from './apply-migrations.ts';
import type { Database } from './database.ts';
import { platformSql } from './platform.ts';

/** The folder that holds the rows of this machine, or undefined when they live in memory. */
export function databaseFolder(root: string): string | undefined {
  const setting = process.env['LOCAL_DB'] || 'supabase/.temp/pgdata';
  return setting === ':memory:' ? undefined : resolve(root, setting);
}

/**
 * Opens the embedded database, up to date with all migrations.
 * Takes the folder, of which the caller must hold the lock, or nothing for a database in memory.
 */
export async function openDatabase(folder?: string): Promise<PGlite> {
  const database = new PGlite(folder);
  await database.waitReady;
  try {
    await prepareDatabase(database);
  } catch (error) {
    // An open database would keep the process of a command from ending.
    await database.close();
    throw error;
  }
  return database;
}

export async function prepareDatabase(database: Database): Promise<void> {
  await database.exec(platformSql);
  await applyMigrations(database);
}
