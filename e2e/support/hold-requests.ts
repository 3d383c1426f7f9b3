import type { Page } from 'playwright/test';

/** Holds requests for an address back until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Holds the site's code back, like `holdRequests`. */
export const holdScripts = (page: Page) => holdRequests(page, /\/assets\/index-.*\.js/);
