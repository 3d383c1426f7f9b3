import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

// `npm run sizes`: how large the project is, from what git tracks. Records of content and generated types are not
// production code. Ends with status 1 when a figure is above its ceiling. Whoever gets below lowers it in the same commit;
// it goes up only in a commit whose message names what came for it.

const ceilings = {
  'production lines': 47_136,
  'production files': 510,
  'test lines for each 100 production lines': 87,
  'lines of SQL': 3443,
  'functions in SQL': 119,
  'lines of the longest of these': 81,
  'TypeScript functions over 60 lines': 17,
  'lines of the longest of them': 79,
  'files that say gate_code or gateCode': 10,
  'production files that say no_show or noShow': 10,
  'production files that say keep_time, an action of the operator': 5,
  'lines of vite.config.ts': 49,
  'document lines, README included': 999,
} as const;

type File = { readonly path: string; readonly text: string };

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const code = tracked.filter((path) => /\.(?:ts|tsx|sql)$/.test(path)).map(readFile);
const isTest = ({ path }: File) =>
  /^e2e\/|^supabase\/tests\/|^src\/testing\/|^vitest\.config|\.(?:test|fixture)\.tsx?$/.test(path);
const isRecord = ({ path }: File) => /^src\/content\/.+\/.+|database\.types\.ts$/.test(path);

const isProduction = (file: File) => !isTest(file) && !isRecord(file);
const production = code.filter(isProduction);
const sql = production.filter(({ path }) => path.endsWith('.sql'));
const sqlFunctions = sql.flatMap(({ text }) => text.match(/^create function[^]*?\$\$;$/gm) ?? []);
// Generated types do not count, nor this file, which names the words.
const said = code.filter((file) => !isRecord(file) && file.path !== 'scripts/list-sizes.ts');
const saying = (words: RegExp) => said.filter(({ text }) => words.test(text));
const documents = tracked.filter((path) => /^(?:docs\/.+|README)\.md$/.test(path)).map(readFile);
const functions = production.filter(({ path }) => !path.endsWith('.sql')).flatMap(functionLengths);

const figures: Readonly<Record<keyof typeof ceilings, number>> = {
  'production lines': countLines(production),
  'production files': production.length,
  'test lines for each 100 production lines': Math.round(
    (100 * countLines(code.filter(isTest))) / countLines(production),
  ),
  'lines of SQL': countLines(sql),
  'functions in SQL': sqlFunctions.length,
  'lines of the longest of these': Math.max(...sqlFunctions.map((text) => text.split('\n').length)),
  'TypeScript functions over 60 lines': functions.filter((length) => length > 60).length,
  'lines of the longest of them': Math.max(...functions),
  'files that say gate_code or gateCode': saying(/gate_?code/i).length,
  'production files that say no_show or noShow':
    saying(/no_show|noShow/).filter(isProduction).length,
  'production files that say keep_time, an action of the operator':
    saying(/keep_time/).filter(isProduction).length,
  'lines of vite.config.ts': countLines([readFile('vite.config.ts')]),
  'document lines, README included': countLines(documents),
};

let isAbove = false;
for (const [name, ceiling] of Object.entries(ceilings)) {
  const figure = Object.entries(figures).find(([known]) => known === name)?.[1] ?? 0;
  isAbove ||= figure > ceiling;
  const note = figure > ceiling ? 'ABOVE its ceiling of' : 'at most';
  console.log(`${name.padEnd(68)}${String(figure).padStart(6)}  ${note} ${ceiling}`);
}
if (isAbove) process.exitCode = 1;

function readFile(path: string): File {
  return { path, text: readFileSync(path, 'utf8').trimEnd() };
}

function countLines(files: readonly File[]): number {
  return files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
}

/** Counts from the first line of each function to its last, those inside another included. */
function functionLengths({ path, text }: File): number[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lengths: number[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  function visit(node: ts.Node): void {
    if (ts.isFunctionLike(node)) lengths.push(lineAt(node.end) - lineAt(node.getStart()) + 1);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return lengths;
}
