import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The shell without windows first: it is what Playwright's own browser is, and takes half the time.
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that the tests drive: Playwright's own, else Chrome or Chromium on this machine. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...candidates].find((path) => existsSync(path));
}
