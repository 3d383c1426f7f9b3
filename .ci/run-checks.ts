import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engines } from '../e2e/engines/find-engine.ts';
import { postgrestProgram, withoutPostgrest } from '../supabase/tests/postgrest-program.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { runCommand } from './run-command.ts';
import { type TestCounts, denoCounts, playwrightCounts, vitestCounts } from './test-counts.ts';

const reports = mkdtempSync(join(tmpdir(), 'checks-'));
const vitestReport = join(reports, 'vitest.json');
const distReport = join(reports, 'dist.json');
const browserReport = join(reports, 'browser.json');
const enginesReport = join(reports, 'engines.json');

type Check = {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Reads the test counts from the output; without it the command counts as one test. */
  counts?: (output: string) => TestCounts;
};

/** Each keeps one core busy, so lint runs beside the others. */
const linting: readonly Check[] = [{ name: 'lint', command: 'npm run --silent lint' }];
const reading: readonly Check[] = [
  { name: 'types', command: 'tsc' },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'unused code', command: 'npm run --silent unused' },
  { name: 'function tests', command: 'npm run --silent test:functions', counts: denoCounts },
];

/** Each needs the whole machine; cheapest first. */
const running: readonly Check[] = [
  {
    name: 'unit and database tests',
    command: vitest(['unit', 'dom', 'database', 'server'], vitestReport),
    counts: () => vitestCounts(readFileSync(vitestReport, 'utf8')),
  },
  { name: 'build', command: 'vite build --mode demo --logLevel warn' },
  {
    name: 'tests of the built files',
    command: vitest(['dist'], distReport),
    counts: () => vitestCounts(readFileSync(distReport, 'utf8')),
  },
  {
    name: 'browser tests',
    command: 'playwright test -c e2e/playwright.config.ts --reporter=dot,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    counts: () => playwrightCounts(readFileSync(browserReport, 'utf8')),
  },
  {
    name: 'journeys in every engine',
    command: 'playwright test -c e2e/engines/playwright.config.ts --reporter=dot,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: enginesReport },
    counts: () => playwrightCounts(readFileSync(enginesReport, 'utf8')),
  },
];

const missing =
  'NOT TESTED HERE, since it is not on this machine and could not be installed (see the first lines)';

const untested: string[] = [];
let passed = 0;
let failed = 0;

for (const engine of engines) {
  const program = await ensureBrowser(engine);
  if (!program && engine === 'chromium') throw new Error('The tests need Chromium or Chrome.');
  if (program) console.log(`${engine}: ${program}`);
  else untested.push(`${engine}: ${missing}`);
}
if (!postgrestProgram()) untested.push(withoutPostgrest);
for (const sentence of untested) console.log(sentence);
await Promise.all([runAll(linting), runAll(reading)]);
await runAll(running);

for (const sentence of untested) console.log(`\n${sentence}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runAll(checks: readonly Check[]): Promise<void> {
  for (const { name, command, env = {}, counts } of checks) {
    const start = Date.now();
    console.log(`\n== ${name}: ${command}`);
    const { isOk, output } = await runCommand(command, env);
    const found = toCounts(isOk, output, counts);
    passed += found.passed;
    failed += found.failed;
    console.log(`== ${name}: ${isOk ? 'passed' : 'FAILED'} in ${seconds(Date.now() - start)} s`);
  }
}

function vitest(projects: readonly string[], report: string): string {
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${report}`;
}

/** A command that failed counts as a failure even when none of its tests did. */
function toCounts(isOk: boolean, output: string, counts: Check['counts']): TestCounts {
  const found = counts && isOk ? counts(output) : undefined;
  if (found) return found.passed > 0 ? found : { passed: 0, failed: 1 };
  if (isOk) return { passed: 1, failed: 0 };
  try {
    const partial = counts?.(output) ?? { passed: 0, failed: 0 };
    return { passed: partial.passed, failed: Math.max(1, partial.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
