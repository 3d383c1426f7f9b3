import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Master } from './describe-master.ts';
import { encodeMaster, listRenditions, renditionName } from './encode-master.ts';

/** Returns how many files there are and how many are new. */
export async function writePictures(
  masters: readonly Master[],
  cache: string,
  folder: string,
): Promise<{ written: number; encoded: number }> {
  const waiting = [...masters];
  const counts = { written: 0, encoded: 0 };
  await mkdir(folder, { recursive: true });

  async function work(): Promise<void> {
    for (let master = waiting.pop(); master; master = waiting.pop()) {
      const renditions = listRenditions(master);
      const encoded = await encodeMaster(master, renditions, cache);
      const names = renditions.map((rendition) => renditionName(master, rendition));
      await Promise.all(names.map((name) => copyFile(join(cache, name), join(folder, name))));
      counts.encoded += encoded;
      counts.written += names.length;
    }
  }
  // One picture per processor: encoding keeps one busy.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return counts;
}
