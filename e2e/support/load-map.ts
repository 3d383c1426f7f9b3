import type { Locator } from 'playwright/test';

/** The map only loads when a visitor scrolls near it. */
export async function loadMap(area: Locator): Promise<Locator> {
  await area.getByRole('link', { name: 'Open in a maps app' }).scrollIntoViewIfNeeded();
  return area.locator('iframe');
}
