import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../local/database.ts';
import { openServerDatabase } from './server-database.ts';

const { DATABASE = '', POSTGRES_PORT = '', EMBEDDED_DATA = '' } = process.env;

/** A migrated database of its own for a test file, on the kind of PostgreSQL that its Vitest project names. */
export function newDatabase(): Promise<Database> {
  return DATABASE === 'server' ? newServerDatabase() : loadEmbedded();
}

/** A database without migrations, as a platform hands it over before its own roles and schemas. */
export async function newEmptyDatabase(): Promise<Database> {
  return DATABASE === 'server' ? createServerDatabase('template0') : new PGlite();
}

/** A migrated database on the real server, for what only several connections can show. */
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
  const database = new PGlite({ loadDataDir: new Blob([await readFile(EMBEDDED_DATA)]) });
  await database.waitReady;
  return database;
}
