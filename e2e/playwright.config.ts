import { defineConfig, devices } from 'playwright/test';
import { findBrowser } from './find-browser';

const executablePath = findBrowser();

// Off: whatever makes Chromium talk to anyone but the page under test.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// Pages to read differ little between screens: they are walked on the wide one, and axe looks at
// each of them on the narrow one.
const readingPages = /\/(about|blog|faq|legal|locations|newsletter|routes|services)\.spec\.ts$/;

export default defineConfig({
  outputDir: '.results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'line',
  use: {
    baseURL: 'http://localhost:4173',
    // A visitor far from Denver: "today" must be Denver's all the same.
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    launchOptions: { ...(executablePath && { executablePath }), args: [...quiet, ...asRoot] },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: readingPages,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      testIgnore: 'accessible-routes.spec.ts',
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'development',
      testMatch: 'routes.spec.ts',
      use: { baseURL: 'http://localhost:5174' },
    },
  ],
  webServer: [
    server('preview --mode demo', 'http://localhost:4173'),
    server('--port 5174', 'http://localhost:5174'),
  ],
});

/** A server of this site with an embedded backend that keeps nothing. */
function server(command: string, url: string) {
  return {
    command: `node node_modules/vite/bin/vite.js ${command}`,
    cwd: '..',
    url,
    env: { LOCAL_DB: ':memory:' },
    reuseExistingServer: false,
  };
}
