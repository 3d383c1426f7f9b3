import type { Page } from 'playwright/test';

/** Holds scripts back, the site's entry unless told which, until the returned function is called. */
export async function holdScripts(
  page: Page,
  which = /\/assets\/index-.*\.js/,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
