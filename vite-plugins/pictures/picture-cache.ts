import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function kept(place: string): Promise<Buffer | undefined> {
  try {
    return await readFile(place);
  } catch {
    return undefined;
  }
}

let writes = 0;

/** Whole or not at all, whoever else is writing there. */
export async function keep(place: string, content: string | Buffer): Promise<void> {
  writes += 1;
  const draft = `${place}.${String(process.pid)}-${String(writes)}`;
  await mkdir(dirname(place), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, place);
}
