import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../local/database/local-database.ts';

/** Test files load a copy, five times as fast as making their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'alpenglow-data-'));
  const database = await openDatabase();
  const data = await database.dumpDataDir('none');
  await database.close();

  const file = join(folder, 'migrated.tar');
  await writeFile(file, Buffer.from(await data.arrayBuffer()));
  process.env['EMBEDDED_DATA'] = file;
  return () => rm(folder, { recursive: true, force: true });
}
