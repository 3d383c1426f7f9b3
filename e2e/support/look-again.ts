import type { Page } from 'playwright/test';

/** As when the visitor comes back to the tab. */
export function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Long enough for the page to show what has arrived. */
export function waitQuietly(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
}
