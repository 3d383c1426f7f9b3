import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Content files with a record that came with the site, from the root of the project, with `/` on every system. */
export async function findDemonstrationFiles(root: string): Promise<string[]> {
  const folder = join(root, 'src/content');
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).toSorted();
  const found = await Promise.all(
    files.map(async (name) =>
      /isDemonstration: true/.test(await readFile(join(folder, name), 'utf8')),
    ),
  );
  return files
    .filter((_, index) => found[index])
    .map((name) => `src/content/${name.replaceAll(sep, '/')}`);
}
