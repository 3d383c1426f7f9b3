import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from './apply-migrations.ts';
import type { Database } from './database.ts';
import { platformSql } from './platform.ts';

export function databaseFolder(root: string): string | undefined {
  const setting = process.env['LOCAL_DB'] || 'supabase/.temp/pgdata';
  return setting === ':memory:' ? undefined : resolve(root, setting);
}

/** With PostgreSQL's 128 MB of shared buffers, WebAssembly spends a second on each start. */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Runs all new migrations. The caller must hold the lock of the folder; without one the database lives in memory. */
export async function openDatabase(folder?: string): Promise<PGlite> {
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
