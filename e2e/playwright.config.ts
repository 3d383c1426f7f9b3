import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { freePort } from '../supabase/tests/setup/free-port';
import { findEngine } from './engines/find-engine';
import { operatorKey } from './support/development-site';
import { mailFolder } from './support/visits/mail-folder';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = findEngine('chromium');

// Ports of the built site and the development server. Workers read this file too, and get the same ports.
const builtPort = Number((process.env['E2E_PORT'] ??= String(await freePort())));
const devPort = Number((process.env['E2E_DEV_PORT'] ??= String(await freePort())));

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
// `npm run bench` measures these, and they fail nothing.
const bench = '**/bench/**';
// `npm run test:all` takes these too: long ones, and those whose parts other tests hold.
const night = process.env['TESTS'] ? [] : [/@night/];

const smallPhone = { width: 360, height: 740 };
// One pixel a pixel is drawn in a fraction of the time.
const phone = {
  ...devices['Pixel 7'],
  viewport: smallPhone,
  screen: smallPhone,
  deviceScaleFactor: 1,
};

export default defineConfig({
  outputDir: '.results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  grepInvert: night,
  // Limits for a condition that will be met, on a machine with other work too.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${builtPort}`,
    // far from Denver, because "today" must still be Denver's
    storageState,
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    // Text that fades in has no contrast yet, and a picture that moves is drawn again and again.
    contextOptions: { reducedMotion: 'reduce' },
    // The answers of a service worker would bypass the routes of a test.
    serviceWorkers: 'block',
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
      testIgnore: ['**/wide/**', development, bench],
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: ['**/phone/**', development, bench],
      use: { viewport: { width: 1280, height: 860 } },
    },
    ...(process.env['TESTS'] === 'bench' ? [{ name: 'bench', testMatch: bench, use: phone }] : []),
  ],
  webServer: [
    server('preview --mode demo', builtPort),
    server('--mode demo --strictPort', devPort, { OPERATOR_KEY: operatorKey }),
  ],
});

function server(command: string, port: number, env: Record<string, string> = {}) {
  return {
    command: `node node_modules/vite/bin/vite.js ${command} --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}`,
    env: { LOCAL_DB: ':memory:', LOCAL_MAIL: mailFolder, LOCAL_SITE_LIMITS: 'off', ...env },
    reuseExistingServer: false,
    timeout: 180_000,
  };
}
