import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../local/database.ts';
import { startParams } from '../local/local-database.ts';
import { openServerDatabase } from './server-database.ts';

const { DATABASE = '', POSTGRES_PORT = '', EMBEDDED_DATA = '' } = process.env;

/** On the kind of PostgreSQL that the Vitest project names. */
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
  const loadDataDir = new WholeBlob(await readFile(EMBEDDED_DATA));
  const database = new PGlite({ loadDataDir, startParams });
  await database.waitReady;
  return database;
}

/** Node's own reads 40 MB in small pieces. */
class WholeBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.slice().buffer);
  }
}
