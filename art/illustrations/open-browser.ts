import { chromium } from 'playwright';
import { findBrowser } from '../../e2e/find-browser.ts';

/** The browser of the tests, drawing on the processor so that every machine gives the same pixels. */
export function openBrowser() {
  const executablePath = findBrowser();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--disable-gpu', '--force-color-profile=srgb', ...asRoot],
  });
}
