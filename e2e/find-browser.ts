import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The headless shell is what Playwright's own browser is, and takes half the time.
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright's own browser, else Chrome or Chromium on this machine. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...candidates].find((path) => existsSync(path));
}
