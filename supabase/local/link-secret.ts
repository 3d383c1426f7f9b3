import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The secret that keys of visits are made with on this machine. It is kept beside the database, so that
 * links of earlier mails still open after a restart; a database in memory gets a new one each time.
 */
export async function linkSecret(folder: string | undefined): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  if (!folder) return fresh;
  const file = `${folder}.link-secret`;
  await mkdir(dirname(file), { recursive: true });
  // fails on purpose when the file exists
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return readFile(file, 'utf8');
}
