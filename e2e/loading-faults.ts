import type { Page } from 'playwright/test';

/** What stands where a page could not be drawn. */
export const errorHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error!' });

/** Keeps a page from asking whether it could be loaded anew, as it does when code of its is missing. */
export async function failToReload(page: Page): Promise<void> {
  await page.route(
    () => true,
    (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()),
  );
}
