import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { banner, watchShifts } from '../../support/page-parts';

// All other tests start with a choice made (playwright.config.ts).
test.use({ storageState: { cookies: [], origins: [] } });

test('the banner shifts nothing and covers no focus', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/);
  await watchShifts(page);
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('load');

  // only the skip link comes first
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-shifts');

  expect(await coveredStops(page)).toEqual([]);
});

async function coveredStops(page: Page) {
  const names = [];
  let stops = 0;
  for (; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    if (stop.isCovered) names.push(stop.name);
  }
  expect(stops, 'stops on the way').toBeGreaterThan(20);
  return names;
}

function describeFocus() {
  const element = document.activeElement;
  const banner = document.querySelector('[aria-label=Cookies]');
  if (!banner || !element || element === document.body) return undefined;
  const { top, height } = element.getBoundingClientRect();
  const edges = banner.getBoundingClientRect();
  const isBehind = top > edges.top - Math.min(height, 24) && top < edges.bottom;
  return { name: element.outerHTML.slice(0, 80), isCovered: isBehind && !banner.contains(element) };
}
