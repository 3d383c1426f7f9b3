import type { Locator } from 'playwright/test';

/** Scrolls to the map first: it is loaded when a visitor comes near. */
export async function loadMap(area: Locator): Promise<Locator> {
  await area.getByRole('link', { name: 'Open in a maps app' }).scrollIntoViewIfNeeded();
  return area.locator('iframe');
}
