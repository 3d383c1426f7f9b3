import { defineConfig } from 'playwright/test';
import { freePort } from '../../supabase/local/process/free-port';
import { type Engine, engines, findEngine } from './find-engine';
import type { Settings } from './fixtures';

// Workers read this file too, and get the same port.
const port = (process.env['ENGINES_PORT'] ??= String(await freePort()));
const origin = `http://localhost:${port}`;

// CI needs every engine; elsewhere `npm test` reports missing ones.
const chosen = engines.filter((engine) => process.env['CI'] || findEngine(engine));

// Where every engine is present, each leaves out what another one, or `e2e` in Chromium, walks as well.
const leftOut = {
  chromium: ['at-the-door', 'booking', 'keypads', 'operator-day', 'pages', 'visit-states'],
  firefox: ['keypads', 'return-mails'],
  webkit: ['return-mails'],
} as const satisfies Record<Engine, readonly string[]>;
const hasEveryEngine = engines.every((engine) => chosen.includes(engine));

// `npm test` walks one in each engine, `npm run test:all` every one.
const testsEverything = process.env['TESTS'] === 'all';
const one = {
  firefox: { testMatch: 'loop.journey.ts', grep: /gets thanks/ },
  webkit: { testMatch: 'presses.journey.ts', grep: /skips every optional question/ },
} as const;

function toProject(engine: Engine) {
  const use = { engine, origin };
  const journeys = hasEveryEngine ? leftOut[engine] : [];
  const testIgnore = journeys.map((name) => `${name}.journey.ts`);
  return { name: engine, use, testIgnore };
}

function toShortProject(engine: keyof typeof one) {
  return { name: engine, use: { engine, origin }, ...one[engine] };
}

export default defineConfig<object, Settings>({
  outputDir: '../.results/engines',
  testMatch: '*.journey.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits for a condition that will be met, on a machine with other work too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  projects: testsEverything
    ? chosen.map(toProject)
    : chosen.filter((engine) => engine !== 'chromium').map(toShortProject),
  webServer: {
    command: 'tsx e2e/engines/serve.ts',
    cwd: '../..',
    url: origin,
    env: { LOCAL_DB: ':memory:', ENGINES_PORT: port },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
