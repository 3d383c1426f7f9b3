import type { Page } from 'playwright/test';

/** Opens a path in a new document: an address that differs in the hash alone is the same page. */
export async function openInNewDocument(page: Page, path: string): Promise<void> {
  await page.goto('about:blank', { waitUntil: 'load' });
  await page.goto(path);
}
