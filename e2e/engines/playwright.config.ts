import { defineConfig } from 'playwright/test';
import { type Engine, engines, findEngine } from './find-engine';
import type { Settings } from './fixtures';

const port = 4273;
const origin = `http://localhost:${port}`;

// CI needs every engine; elsewhere `npm test` reports missing ones.
const chosen = engines.filter((engine) => process.env['CI'] || findEngine(engine));

// Where every engine is present, each leaves out what another one, or `e2e` in Chromium, walks as well.
const leftOut = {
  chromium: ['booking', 'keypads', 'operator-day', 'pages', 'visit-states'],
  firefox: ['keypads', 'return-mails'],
  webkit: ['return-mails'],
} as const satisfies Record<Engine, readonly string[]>;
const hasEveryEngine = engines.every((engine) => chosen.includes(engine));

function toProject(engine: Engine) {
  const journeys = hasEveryEngine ? leftOut[engine] : [];
  return {
    name: engine,
    testIgnore: journeys.map((name) => `${name}.journey.ts`),
    use: { engine, origin },
  };
}

export default defineConfig<object, Settings>({
  outputDir: '../.results/engines',
  testMatch: '*.journey.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  projects: chosen.map(toProject),
  webServer: {
    command: 'tsx e2e/engines/serve.ts',
    cwd: '../..',
    url: origin,
    env: { LOCAL_DB: ':memory:', ENGINES_PORT: String(port) },
    reuseExistingServer: false,
  },
});
