import type { Locator } from 'playwright/test';

/** The frame of the map in a part of a page. It is loaded when a visitor comes near. */
export async function mapIn(area: Locator): Promise<Locator> {
  await area.getByRole('link', { name: 'Open in a maps app' }).scrollIntoViewIfNeeded();
  return area.locator('iframe');
}
