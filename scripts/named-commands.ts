import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngine } from '../e2e/engines/find-engine.ts';
import { runCommand, useServer } from './run-command.ts';

/*
 * Runs what README.md and the workflows tell people and machines to type, in a fresh clone of the last commit. Throws
 * for a command without a way below.
 */

type Way = {
  /** Arguments to append, so that the command runs one file. */
  readonly more?: string;
  /** Of a server, which never ends: the address where it answers. */
  readonly url?: string;
  /** Words with which the command has to fail. */
  readonly refusal?: string;
};

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
  [/^npm run test:unit$/, { more: ' -- scripts/lock-file.test.ts' }],
  [/^npm run test:database$/, { more: ' -- supabase/tests/schema/schema.test.ts' }],
  [/^npm run test:functions$/, { more: ' -- supabase/functions/visits/handler.test.ts' }],
  [/^npm run test:dist$/, { more: ' -- scripts/email-pictures.dist.test.ts' }],
  [/^npm run test:e2e$/, { more: ' -- e2e/pages/wide/legal.spec.ts' }],
];

/** Commands that take long or reach a hosted project. */
const notRun = /^(?:npm (?:test|run (?:test:(?:all|long)|bench))$|npx supabase@)/;

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const readme = readFileSync('README.md', 'utf8');
const workflows = readdirSync('.github/workflows')
  .map((name) => readFileSync(`.github/workflows/${name}`, 'utf8'))
  .join('\n');
const [, SITE = ''] = /SITE: (.+)/.exec(workflows) ?? [];
const isTestable = (command: string) =>
  !notRun.test(command) && (findEngine('chromium') || !command.endsWith(':e2e'));
const commands = namedCommands(readme, workflows).filter(isTestable);
const unknown = commands.filter((command) => !findWay(command));
if (unknown.length > 0) throw new Error(`I do not know how to run ${unknown.join(', ')}`);

const clone = mkdtempSync(join(tmpdir(), 'clone-'));
const settings = {
  cwd: clone,
  env: { FEW_PICTURE_WIDTHS: '1', TESTS: '', SITE },
  isShown: false,
};
await runCommand(`git clone --quiet . ${clone}`);
for (const command of commands) {
  const { more = '', url, refusal } = findWay(command) ?? {};
  const { isOk, output } = url
    ? await startServer(command, url)
    : await runCommand(command + more, settings);
  const isRight = refusal ? !isOk && output.includes(refusal) : isOk;
  console.log(`${isRight ? 'ok' : 'FAILED'}: ${command}${more}`);
  if (isRight) continue;
  console.log(output);
  process.exitCode = 1;
}
rmSync(clone, { recursive: true, force: true });

function findWay(command: string): Way | undefined {
  return ways.find(([pattern]) => pattern.test(command))?.[1];
}

function startServer(command: string, url: string) {
  return useServer(command, url, () => Promise.resolve(), settings).then(
    () => ({ isOk: true, output: '' }),
    (error: unknown) => ({ isOk: false, output: String(error) }),
  );
}

/** Finds calls of npm and npx, up to a comment or the next command, and scripts by name, such as `bench`. */
function namedCommands(readme: string, workflows: string): string[] {
  const text = `${readme}${workflows}`.replaceAll(/ *\\\n */g, ' ');
  const full = /(?:npm (?:ci|install|run [\w:]+|start|test\b)|npx \S+)[^`&|#>\n]*/g;
  const called = [...text.matchAll(full)].map(([command]) => command.trim());
  const short = [...readme.matchAll(/`([\w:]+)`/g)].flatMap(([, name = '']) =>
    [name, `test:${name}`]
      .filter((script) => script in scripts)
      .map((script) => `npm run ${script}`),
  );
  return [...new Set([...called, ...short])];
}
