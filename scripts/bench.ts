import { runCommand } from './run-command.ts';

/** Prints times, ratios and sizes. None of them fails anything. */
const commands = [
  'vite build --mode demo',
  'vitest run --project server growth.bench flood --no-file-parallelism --disable-console-intercept',
  'playwright test -c e2e/playwright.config.ts --project bench --workers 1 --reporter=list',
];
for (const command of commands) {
  console.log(`\n== ${command}`);
  const { isOk } = await runCommand(command, { env: { TESTS: 'bench' } });
  if (!isOk) process.exitCode = 1;
}
