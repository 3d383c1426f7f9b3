import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/database', import.meta.url));
const lockFile = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));

/**
 * A file with the data of a database that `make` migrated, kept for the next time: reading it takes an eighth of the time
 * of making it. Its name is made from `sources`, which the data depends on, and from the versions of the packages.
 */
export async function migratedDataFile(
  sources: string,
  make: () => Promise<PGlite>,
): Promise<string> {
  const versions = await readFile(lockFile);
  const name = `${createHash('sha256').update(versions).update(sources).digest('hex')}.tar`;
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  const kept = await readdir(folder);
  if (kept.includes(name)) return file;

  const database = await make();
  const data = await database.dumpDataDir('none');
  await database.close();
  // another process may make the same file, or read an older one
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, Buffer.from(await data.arrayBuffer()));
  await rename(draft, file);
  const outdated = kept.filter((other) => other.endsWith('.tar'));
  await Promise.all(outdated.map((other) => rm(join(folder, other), { force: true })));
  return file;
}

/** With what `file` holds, in memory. */
export async function loadData(file: string, startParams: string[]): Promise<PGlite> {
  const database = new PGlite({ loadDataDir: new WholeBlob(await readFile(file)), startParams });
  await database.waitReady;
  // the data may be of last week, and no deliverer is late yet
  await database.exec('update private.settings set claimed_at = now()');
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
