import type { Page } from 'playwright/test';
import { banner } from '../support/cookie-banner';
import { expect, test } from '../support/fixtures';

// All other tests start with a choice made (playwright.config.ts).
test.use({ storageState: { cookies: [], origins: [] } });

const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

for (const path of ['/', '/booking', '/services/full-groom', '/gallery']) {
  test(`on ${path} the banner moves nothing and covers nothing that has focus`, async ({
    page,
    expectedInConsole,
  }) => {
    expectedInConsole.push(/Failed to load resource/);
    await watchShifts(page);
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await page.waitForLoadState('load');

    // only the skip link comes first
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-shifts');

    expect(await coveredStops(page)).toEqual([]);
  });
}

test('a press in the moment in which the banner comes gives no consent', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const banner = document.querySelector('[aria-label=Cookies]');
      if (!banner) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { left, top, width, height } = banner.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        document.documentElement.dataset.early = String(banner.contains(hit));
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false');
  await press(page, 'Reject All');
  await expect(banner(page)).toBeHidden();
});

test('a banner that comes back, because the choice was cleared, moves nothing either', async ({
  page,
  context,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/);
  await watchShifts(page);
  await page.goto('/about');
  await press(page, 'Reject All');
  await expect(banner(page)).toBeHidden();
  const other = await context.newPage();
  await other.goto('/faq');
  await other.evaluate(() => localStorage.clear());
  await page.bringToFront();
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
});

test('on a phone the bar comes once the banner is answered, and the form keeps its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/booking');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click({ trial: true });
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Call or book' })).toBeHidden();
  await page.getByRole('button', { name: 'Reject All' }).click();
  for (const name of ['Call Now', 'Book Now']) {
    await page.getByRole('navigation', { name: 'Call or book' }).getByRole('link', { name }).click({
      trial: true,
    });
  }
});

/** Web fonts are held back because they move text too. */
async function watchShifts(page: Page) {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    let bannerAt = Infinity;
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[aria-label=Cookies]')) return;
      bannerAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().filter(({ startTime }) => startTime >= bannerAt);
      if (shifts.length > 0) document.documentElement.dataset.shifts = JSON.stringify(shifts);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

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
