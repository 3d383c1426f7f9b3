import { defineConfig } from 'playwright/test';
import { engines, findEngine } from './find-engine';
import type { Settings } from './fixtures';

const port = 4273;
const origin = `http://localhost:${port}`;

// CI needs every engine; elsewhere `npm test` reports missing ones.
const chosen = engines.filter((engine) => process.env['CI'] || findEngine(engine));

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
  projects: chosen.map((engine) => ({ name: engine, use: { engine, origin } })),
  webServer: {
    command: 'tsx e2e/engines/serve.ts',
    cwd: '../..',
    url: origin,
    env: { LOCAL_DB: ':memory:', ENGINES_PORT: String(port) },
    reuseExistingServer: false,
  },
});
