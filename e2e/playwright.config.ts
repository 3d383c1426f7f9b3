import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { findEngine } from './engines/find-engine';
import { mailFolder } from './support/mail-folder';
import { operatorKey } from './support/operator-key';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = findEngine('chromium');

// Two free ports: the built site, and the development server. `E2E_PORT` moves both.
const builtPort = Number(process.env.E2E_PORT ?? 4173);
const devPort = builtPort + 1001;

// Off: whatever makes Chromium talk to anyone but the page under test.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

// How near a lazy picture must be to be loaded, in pixels: Chrome's distance on a good connection, which
// the shell without windows does not share. The others are Playwright's own, which this switch replaces.
const lazyDistance = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPx4G=1250',
  'lazyLoadingImageMarginPxUnknown=1250',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// Who tests something else has answered the cookie banner before.
const chosen = [{ name: 'cookie-consent', value: 'rejected' }];
const storageState = {
  cookies: [],
  origins: [builtPort, devPort].map((port) => ({
    origin: `http://localhost:${port}`,
    localStorage: chosen,
  })),
};

// Folders `phone` and `wide` run on that screen alone. What the network, the browser or the database answers is told
// alike on every screen, and most visitors hold a phone. Pages to read, the operator's and lost downloads differ little
// between screens, and files not at all: they are walked on the wide one.
const development = '**/development/**';

const smallPhone = { width: 360, height: 740 };

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
    // A visitor far from Denver: "today" must be Denver's all the same.
    storageState,
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...quiet, `--blink-settings=${lazyDistance.join(',')}`, ...asRoot],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/wide/**', development],
      use: { ...devices['Pixel 7'], viewport: smallPhone, screen: smallPhone },
    },
    {
      name: 'desktop',
      testIgnore: ['**/phone/**', development],
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'development',
      testMatch: development,
      use: { baseURL: `http://localhost:${devPort}` },
    },
  ],
  webServer: [
    server('preview --mode demo', builtPort),
    server('--strictPort', devPort, { OPERATOR_KEY: operatorKey }),
  ],
});

/** A server of this site with an embedded backend that keeps nothing but the mails. */
function server(command: string, port: number, env: Record<string, string> = {}) {
  return {
    command: `node node_modules/vite/bin/vite.js ${command} --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}`,
    env: { LOCAL_DB: ':memory:', LOCAL_MAIL: mailFolder, LOCAL_SITE_LIMITS: 'off', ...env },
    reuseExistingServer: false,
  };
}
