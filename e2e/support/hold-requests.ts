import type { Page } from 'playwright/test';

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

export const holdScripts = (page: Page) => holdRequests(page, /\/assets\/index-.*\.js/);
