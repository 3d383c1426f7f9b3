import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export function readIfExists(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}

let writes = 0;

/** Writes the file whole or not at all, whoever else writes there. */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  writes += 1;
  const draft = `${path}.${process.pid}-${writes}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, path);
}
