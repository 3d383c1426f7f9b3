import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, missing, ok } from './finding.ts';

/** A production build reports the same files. */
export async function findDemonstrationFiles(root: string): Promise<string[]> {
  const folder = join(root, 'src/content');
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).toSorted();
  const found = await Promise.all(
    files.map(async (name) =>
      /isDemonstration: true/.test(await readFile(join(folder, name), 'utf8')),
    ),
  );
  return files.filter((_, index) => found[index]).map((name) => `src/content/${name}`);
}

export function lookAtRecords(files: readonly string[]): Finding {
  const [first] = files;
  if (!first) return ok('People, pets and figures are your own');
  return missing(
    `People, pets or figures that came with the site are still in ${files.length} files, such as ${first}`,
    'replace them with your own, remove isDemonstration there, and publish again',
  );
}
