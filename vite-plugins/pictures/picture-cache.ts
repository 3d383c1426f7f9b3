import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}

let writes = 0;

/** Whole or not at all, whoever else is writing there. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  writes += 1;
  const draft = `${path}.${process.pid}-${writes}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, path);
}
