import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Kept beside the database, so links in earlier emails still open after a restart. */
export async function linkSecret(folder: string | undefined): Promise<string> {
  const newSecret = randomBytes(32).toString('base64url');
  if (!folder) return newSecret;
  const file = `${folder}.link-secret`;
  await mkdir(dirname(file), { recursive: true });
  // fails on purpose when the file exists
  await writeFile(file, newSecret, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return readFile(file, 'utf8');
}
