import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Prints how large the project is, from what git tracks: `npm run sizes`. Records of content and generated types are not
// production code.

type File = { readonly path: string; readonly lines: readonly string[] };

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const code = tracked.filter((path) => /\.(?:ts|tsx|sql)$/.test(path)).map(readFile);
const isTest = ({ path }: File) =>
  /^e2e\/|^supabase\/tests\/|^src\/testing\/|\.(?:test|fixture)\.tsx?$/.test(path);
const isRecord = ({ path }: File) => /^src\/content\/.+\/.+|database\.types\.ts$/.test(path);

const tests = code.filter(isTest);
const production = code.filter((file) => !isTest(file) && !isRecord(file));
const documents = tracked.filter((path) => /^(?:docs\/.+|README)\.md$/.test(path)).map(readFile);
const readme = readFile('README.md');
const folders = new Map<string, number>();
for (const file of code.filter((found) => !isRecord(found))) {
  const folder = dirname(file.path);
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const [fullest = ['', 0]] = [...folders].toSorted(([, one], [, other]) => other - one);
const small = production.filter(
  (file) => file.path.startsWith('src/') && file.lines.length < 25 && importers(file) === 1,
);

const figures: readonly (readonly [name: string, figure: number | string])[] = [
  ['production files', production.length],
  ['production lines', lines(production)],
  ['lines of SQL', lines(production.filter(({ path }) => path.endsWith('.sql')))],
  ['test lines for each production line', (lines(tests) / lines(production)).toFixed(2)],
  ['README lines', readme.lines.length],
  ['README lines over 120 characters', readme.lines.filter(({ length }) => length > 120).length],
  ['document lines, README included', lines(documents)],
  ['files in the fullest folder', `${fullest[1]} (${fullest[0]})`],
  ['files of src under 25 lines with one importer', small.length],
  ['lines of vite.config.ts', readFile('vite.config.ts').lines.length],
];
for (const [name, figure] of figures) console.log(`${name.padEnd(48)}${figure}`);

function readFile(path: string): File {
  return { path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') };
}

function lines(files: readonly File[]): number {
  return files.reduce((sum, file) => sum + file.lines.length, 0);
}

/** Files that name it in an import. */
function importers({ path }: File): number {
  const name = path.replace(/^.*\//, '').replace(/\.tsx?$/, '');
  const specifier = new RegExp(`['(/]${name}(?:\\.tsx?)?['"]`);
  return production.filter(
    (file) => file.path !== path && file.lines.some((line) => specifier.test(line)),
  ).length;
}
