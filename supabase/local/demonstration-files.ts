import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths of files with a record that came with the site, from the project's root, with `/` on every system. */
export function findDemonstrationFiles(root: string): string[] {
  return ['supabase/functions/_shared', 'src/content'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('isDemonstration: true'))
      .toSorted(),
  );
}
