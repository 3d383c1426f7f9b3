import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngine } from '../e2e/engines/find-engine.ts';
import { runCommand, useServer } from './run-command.ts';

/*
 * Runs what README.md and the workflows tell people and machines to type, in a fresh clone of the last commit. A command
 * that has no way below fails it.
 */

type Way = {
  /** Typed behind it: one file of many, or what looks only, where all takes an account or an hour. */
  readonly more?: string;
  /** It never ends, and answers here. */
  readonly url?: string;
  /** It has to fail, with these words. */
  readonly refusal?: string;
  /** Why it is not run. */
  readonly leftOut?: string;
};

const oneBrowserTest = findEngine('chromium')
  ? { more: ' -- e2e/pages/wide/legal.spec.ts' }
  : { leftOut: 'Chromium is not on this machine' };

const ways: readonly (readonly [command: RegExp, way: Way])[] = [
  [/^npm (?:ci|install|run (?:leads|numbers|sizes))$/, {}],
  [/^np(?:m run|x vite) build (?:-- )?--mode demo/, {}],
  [/^npx tsx scripts\/start-site\.ts$/, {}],
  [/^npx vitest run --project database --no-file-parallelism [a-z -]+$/, {}],
  [/^npm start$/, { url: 'http://localhost:5173' }],
  [/^npm start -- --port 5174$/, { url: 'http://localhost:5174' }],
  [/^npx vite preview --mode demo$/, { url: 'http://localhost:4173' }],
  [/^npm run build$/, { refusal: 'This build needs other settings' }],
  [/^npm run doctor$/, { refusal: 'Say which site' }],
  [/^npm run doctor -- /, { refusal: 'MISSING' }],
  [/^npm (?:test|run (?:test:(?:all|long)|bench))$/, { more: ' -- --dry-run' }],
  [/^npm run test:unit$/, { more: ' -- scripts/test-counts.test.ts' }],
  [/^npm run test:database$/, { more: ' -- supabase/tests/schema/schema.test.ts' }],
  [/^npm run test:functions$/, { more: ' -- supabase/functions/visits/handler.test.ts' }],
  [/^npm run test:dist$/, { more: ' -- scripts/email-pictures.dist.test.ts' }],
  [/^npm run test:e2e$/, oneBrowserTest],
  [/^npm audit /, { more: ' --help' }],
  [/^npx supabase@\S+ /, { more: ' --help' }],
  [/^select /, { leftOut: 'it is SQL for a live project' }],
  [
    /^(?:\.|cat|grep|node -p|printf|psql|random\(\)|sed|tee|timeout) /,
    { leftOut: 'it needs the containers of platform.yml' },
  ],
];

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const workflows = readdirSync('.github/workflows').map((name) =>
  readFileSync(`.github/workflows/${name}`, 'utf8'),
);
const [, cli = ''] = /CLI: (.+)/.exec(workflows.join('\n')) ?? [];
const named = [...readmeLines(readFileSync('README.md', 'utf8')), ...workflows.flatMap(steps)];
const commands = [...new Set(named.flatMap(simpleCommands))].map((command) => {
  const [, way] = ways.find(([pattern]) => pattern.test(command)) ?? [];
  if (way) return { command, way };
  console.error(`I do not know how to run this: ${command}`);
  process.exit(1);
});

const clone = mkdtempSync(join(tmpdir(), 'clone-'));
const settings = { cwd: clone, env: { FEW_PICTURE_WIDTHS: '1', TESTS: '' }, isShown: false };
await runCommand(`git clone --quiet . ${clone}`);
for (const { command, way } of commands) {
  const problem = await tryOut(command, way);
  const state = way.leftOut ? `left out, since ${way.leftOut}` : 'ok';
  console.log(`${problem ? 'FAILED' : state}: ${command}${way.more ?? ''}`);
  if (!problem) continue;
  console.log(problem);
  process.exitCode = 1;
}
rmSync(clone, { recursive: true, force: true });

/** Undefined where it did what it should. */
async function tryOut(command: string, way: Way): Promise<string | undefined> {
  const { more = '', url, refusal, leftOut } = way;
  if (leftOut) return undefined;
  if (url) {
    const use = () => Promise.resolve();
    return useServer(command, url, use, settings).then(() => undefined, String);
  }
  const { isOk, output } = await runCommand(command + more, settings);
  const isRight = refusal ? !isOk && output.includes(refusal) : isOk;
  return isRight ? undefined : output;
}

/** Its blocks for a shell, and code in a sentence that has a space or is the name of a script, such as `bench`. */
function readmeLines(text: string): string[] {
  const block = /^```sh\n(.*?)^```/gms;
  const blocks = [...text.matchAll(block)].flatMap(([, lines = '']) => lines.split('\n'));
  const code = [...text.replace(block, '').matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => {
    const script = [words, `test:${words}`].find((name) => name in scripts);
    return script ? `npm run ${script}` : words.replace(/^supabase /, `${cli} `);
  });
  return [...blocks, ...code.filter((words) => words.includes(' '))];
}

/** What stands behind each `run:`, also in the lines below it, with the variables of the job. */
function steps(workflow: string): string[] {
  const variables = [...workflow.matchAll(/^ +([A-Z]+): (.+)$/gm)];
  const text = variables.reduce(
    (sum, [, name = '', value = '']) => sum.replaceAll(`$${name}`, value),
    workflow,
  );
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, before = '', value] = /^( *(?:- )?)run: (.+)$/.exec(line) ?? [];
    if (!value) return [];
    if (!/^[|>]/.test(value)) return value;
    const below = lines.slice(index + 1);
    const end = below.findIndex((other) => other.search(/\S/) <= before.length);
    const own = below.slice(0, end < 0 ? undefined : end).map((other) => other.trim());
    if (value.startsWith('>')) return own.join(' ');
    return own.join('\n').replaceAll('\\\n', ' ').split('\n');
  });
}

/** The commands of a line, without its comment, redirections, and variables. */
function simpleCommands(line: string): string[] {
  const parts = line
    .replace(/\s#\s.*$/, '')
    .match(/(?:"[^"]*"|'[^']*'|\d?>&\d|[^&|;"'])+/g)
    ?.map((part) =>
      part
        .replace(/\d?>>?(?:&\d|\s*\S+)/g, '')
        .trim()
        .replace(/^(?:\w+=(?:"[^"]*"|\S*) +|env (?:-u \w+ )+)*/, ''),
    );
  return (parts ?? []).filter((part) => /\w/.test(part));
}
