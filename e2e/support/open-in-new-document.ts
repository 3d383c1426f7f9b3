import type { Page } from 'playwright/test';

/** A URL that only differs in its hash would be the same page. */
export async function openInNewDocument(page: Page, path: string): Promise<void> {
  await page.goto('about:blank', { waitUntil: 'load' });
  await page.goto(path);
}
