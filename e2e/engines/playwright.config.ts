import { defineConfig } from 'playwright/test';
import { type Engine, engines, findEngine } from './find-engine';
import type { Settings } from './fixtures';

// CI needs every engine; elsewhere `npm test` reports missing ones. Without another one Chromium walks the journeys.
const present = engines.filter((engine) => process.env['CI'] || findEngine(engine));
const others = present.filter((engine) => engine !== 'chromium');

// `npm test` walks one in each engine, `npm run test:all` all five.
const oneJourney = {
  chromium: 'pages.journey.ts',
  firefox: 'booking.journey.ts',
  webkit: 'keyboard.journey.ts',
} as const satisfies Record<Engine, string>;
const walksAll = process.env['TESTS'] === 'all';

function toProject(engine: Engine) {
  const testMatch = walksAll ? '*.journey.ts' : oneJourney[engine];
  return { name: engine, use: { engine }, testMatch };
}

export default defineConfig<object, Settings>({
  testMatch: '*.journey.ts',
  outputDir: '../.results/engines',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits for a condition that will be met, on a machine with other work too.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: 'line',
  projects: (others.length > 0 ? others : present).map(toProject),
});
