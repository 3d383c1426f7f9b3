import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { engines, findEngine } from '../e2e/engines/find-engine.ts';
import { hasSupabaseCli, withoutSupabaseCli } from '../supabase/local/database/supabase-cli.ts';
import { postgrestProgram, withoutPostgrest } from '../supabase/tests/setup/postgrest-program.ts';
import { ensureBrowsers } from './ensure-browsers.ts';
import { runCommand } from './run-command.ts';

/*
 * Runs `npm test`, `npm run test:all` and `npm run test:long`. NO_INSTALL=1 installs no browser. Ends with status 1 if
 * something failed, and with 2 if nothing did but Chromium could not be had.
 */

type Check = {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Without it the command counts as one test. */
  printsCounts?: true;
};

/** Environment of every check, by the size of the run. */
const sizes: Readonly<Record<string, Record<string, string>>> = {
  push: {},
  all: { TESTS: 'all', SEQUENCES: '300' },
  long: { TESTS: 'all', SEQUENCES: '10000', FAULT_SCHEDULES: '10000' },
};

const [size = 'push'] = process.argv.slice(2);
const settings = sizes[size];
if (!settings) throw new Error(`There is no size ${size}, but ${Object.keys(sizes).join(', ')}.`);

/** Checks that need no build. */
const ofSources: readonly Check[] = [
  vitest(
    'unit and database tests',
    '--project unit --project dom --project database --project server',
  ),
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'tsc' },
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'sizes', command: 'npm run --silent sizes' },
  { name: 'unused code', command: 'npm run --silent unused' },
];

const build: Check = {
  name: 'build',
  command: 'vite build --mode demo --logLevel warn',
  env: { FEW_PICTURE_WIDTHS: '1' },
};

const pushMigrations = 'npm run --silent test:push';

/** This lane waits for pages as often as it works. Function tests need no build, but the other lane is the longer one. */
const ofTheBuild: readonly Check[] = [
  build,
  vitest('tests of the built files', '--project dist'),
  playwright('browser tests', 'e2e/playwright.config.ts'),
  playwright('journeys in other engines', 'e2e/engines/playwright.config.ts'),
  { name: 'function tests', command: 'npm run --silent test:functions', printsCounts: true },
  ...(size === 'all'
    ? [
        { name: 'README and workflows', command: 'npm run --silent test:commands' },
        { name: 'first push of the migrations', command: pushMigrations },
      ]
    : []),
];

/** Times in Denver: a midnight, the last minute of a year, both changes of the clocks, a summer's day. */
const moments = [
  '2026-11-24T23:59-07:00',
  '2026-12-31T23:58-07:00',
  '2027-03-14T01:59-07:00',
  '2027-07-13T12:00-06:00',
  '2027-11-07T01:59-06:00',
];

const long: readonly Check[] = [
  ...moments.map((moment) => ({
    ...vitest(`tests at ${moment}`, '--project unit --project dom --project database'),
    env: { TEST_NOW: moment, SEQUENCES: '24', FAULT_SCHEDULES: '300' },
  })),
  vitest(
    'sequences, schedules, flood',
    '--project database --project server agreements fault-schedules flood',
  ),
];

const [atTheEnd, asItComes] = size === 'long' ? [[], long] : [ofSources, ofTheBuild];
const untested = await ensureBrowsers();
if (!postgrestProgram()) untested.push(withoutPostgrest);
const hasCli = size === 'all' && (await hasSupabaseCli());
if (size === 'all' && !hasCli) untested.push(withoutSupabaseCli);
for (const sentence of untested) console.log(sentence);

let passed = 0;
let failed = 0;
const red: string[] = [];
const hasChromium = Boolean(findEngine('chromium'));
const hasEngine = engines.some((engine) => engine !== 'chromium' && findEngine(engine));
const runnable = asItComes.filter(({ command }) => {
  if (command.includes('engines')) return hasEngine;
  if (command === pushMigrations) return hasCli;
  return hasChromium || !command.startsWith('playwright');
});

// The lanes run side by side and fill each other's gaps; one core runs them in turn.
const beside = runAll(atTheEnd, 'at the end');
if (availableParallelism() === 1) await beside;
await Promise.all([beside, runAll(runnable, 'as it comes')]);

// Again at the end, which is all that some logs keep.
for (const ending of red) console.log(ending);
for (const sentence of untested) console.log(`\n${sentence}`);
console.log(`\n${passed} passed, ${failed} failed`);
// Without Chromium most is untested, which is a success only for who asked for it.
if (failed > 0) process.exitCode = 1;
else if (!hasChromium && !process.env['NO_INSTALL']) process.exitCode = 2;

async function runAll(
  checks: readonly Check[],
  shows: 'at the end' | 'as it comes',
): Promise<void> {
  for (const { name, command, env = {}, printsCounts } of checks) {
    const start = Date.now();
    const title = `\n== ${name}: ${command}`;
    if (shows === 'as it comes') console.log(title);
    const { isOk, output } = await runCommand(command, {
      env: { ...settings, ...env },
      isShown: shows === 'as it comes',
    });
    if (shows === 'at the end') console.log(`${title}\n${output.trimEnd()}`);
    const found = printsCounts ? readCounts(output) : { passed: Number(isOk), failed: 0 };
    const isGreen = isOk && found.passed > 0 && found.failed === 0;
    passed += found.passed;
    failed += isGreen ? 0 : Math.max(1, found.failed);
    if (!isGreen) red.push(`${title}\n${output.slice(-6000)}`);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`== ${name}: ${isGreen ? 'passed' : 'FAILED'} in ${seconds} s`);
  }
}

function vitest(name: string, chosen: string): Check {
  return { name, command: `vitest run ${chosen}`, printsCounts: true };
}

function playwright(name: string, config: string): Check {
  return { name, command: `playwright test --reporter=dot -c ${config}`, printsCounts: true };
}

/**
 * Reads the closing lines of Vitest (`Tests 1 failed | 2 passed`), Playwright (`2 passed (3.4s)`) and `deno test`,
 * one a function (`ok | 2 passed | 0 failed`). A skipped test is a failed one: nothing may be left out.
 */
function readCounts(output: string): { passed: number; failed: number } {
  const counts = { passed: 0, failed: 0 };
  const closing = /^(?: *Tests |ok \||FAILED \|| +\d+ (?=[a-z ]+(?: \(|$))).*$/gm;
  for (const [line] of stripVTControlCharacters(output).matchAll(closing)) {
    for (const [, number, word] of line.matchAll(
      /(\d+) (passed|failed|flaky|skipped|todo|ignored|interrupted|did not run)/g,
    ))
      counts[word === 'passed' ? 'passed' : 'failed'] += Number(number);
  }
  return counts;
}
