import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { findEngine } from './engines/find-engine';
import { operatorKey, portsApart } from './support/development-site';
import { mailFolder } from './support/mail-folder';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = findEngine('chromium');

// For the built site and the development server. `E2E_PORT` moves both.
const builtPort = Number(process.env.E2E_PORT ?? 4173);
const devPort = builtPort + portsApart;

// Turns off everything that makes Chromium talk to others than the page under test.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

// Sets Chrome's loading distance for lazy pictures (pixels), which the headless shell lacks. Replaces Playwright's
// value of this switch, so its entries are repeated.
const lazyDistance = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPx4G=1250',
  'lazyLoadingImageMarginPxUnknown=1250',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// Other tests start with the cookie banner answered.
const chosen = [{ name: 'cookie-consent', value: 'rejected' }];
const storageState = {
  cookies: [],
  origins: [builtPort, devPort].map((port) => ({
    origin: `http://localhost:${port}`,
    localStorage: chosen,
  })),
};

// Folders `phone` and `wide` run on that screen only, the other files on both. What does not depend on the screen runs on
// the phone, which most visitors have, and pages to read on the wide one.
const development = '**/development/**';
// With nothing beside it, because it measures time. For it alone: `--project speed --no-deps`.
const speed = '**/speed/**';

const smallPhone = { width: 360, height: 740 };
const phone = { ...devices['Pixel 7'], viewport: smallPhone, screen: smallPhone };

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
    baseURL: `http://localhost:${builtPort}`,
    // far from Denver, because "today" must still be Denver's
    storageState,
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...quiet, `--blink-settings=${lazyDistance.join(',')}`, ...asRoot],
    },
  },
  projects: [
    // first, so that no worker waits for it at the end
    {
      name: 'development',
      testMatch: development,
      use: { baseURL: `http://localhost:${devPort}` },
    },
    {
      name: 'phone',
      testIgnore: ['**/wide/**', development, speed],
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: ['**/phone/**', development, speed],
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'speed',
      testMatch: speed,
      dependencies: ['development', 'phone', 'desktop'],
      use: phone,
    },
  ],
  webServer: [
    server('preview --mode demo', builtPort),
    server('--mode demo --strictPort', devPort, { OPERATOR_KEY: operatorKey }),
  ],
});

/** Its embedded backend keeps nothing but the emails. */
function server(command: string, port: number, env: Record<string, string> = {}) {
  return {
    command: `node node_modules/vite/bin/vite.js ${command} --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}`,
    env: { LOCAL_DB: ':memory:', LOCAL_MAIL: mailFolder, LOCAL_SITE_LIMITS: 'off', ...env },
    reuseExistingServer: false,
  };
}
