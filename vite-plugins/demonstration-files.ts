import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

const folders = ['supabase/functions/_shared', 'src/content'];

/** Files with a record that came with the site, from the root of the project, with `/` on every system. */
export async function findDemonstrationFiles(root: string): Promise<string[]> {
  const found = await Promise.all(folders.map((folder) => findIn(root, folder)));
  return found.flat();
}

async function findIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).toSorted();
  const found = await Promise.all(
    files.map(async (name) =>
      /isDemonstration: true/.test(await readFile(join(root, folder, name), 'utf8')),
    ),
  );
  return files
    .filter((_, index) => found[index])
    .map((name) => `${folder}/${name.replaceAll(sep, '/')}`);
}
