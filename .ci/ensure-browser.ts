import { findBrowser } from '../e2e/find-browser.ts';
import { runCommand } from './run-command.ts';

const asRoot = process.getuid?.() === 0 ? '' : 'sudo ';

const debian = `${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get install -y`;

/** Playwright's own download first, then Debian's packages where that cannot be reached. */
const installations = [
  'playwright install --with-deps chromium',
  `${asRoot}apt-get update; ${debian} chromium; ${debian} chromium-headless-shell`,
];

/** The path of a browser for the tests, installed if there is none. Throws when none can be had. */
export async function ensureBrowser(): Promise<string> {
  for (const install of ['true', ...installations]) {
    await runCommand(install);
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error('No Chromium or Chrome found, and none could be installed.');
}
