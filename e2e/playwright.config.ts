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
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } } },
  ],
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview --mode demo',
    cwd: '..',
    url: 'http://localhost:4173',
    env: { LOCAL_DB: ':memory:' },
    reuseExistingServer: false,
  },
});
