import { type Locator, type Page, expect } from 'playwright/test';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

export const expectTitle = (page: Page, words: string) => expect(title(page)).toContainText(words);

export const footer = (page: Page) => page.getByRole('contentinfo');

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

export const goWithinSite = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

export async function expectFitsWindow(page: Page, state = page.url()) {
  // not `innerWidth`, which grows with content that is too wide for a phone
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, state).toBe(page.viewportSize()?.width);
}

export const toComputedColor = (page: Page, color: string) =>
  page.evaluate((value) => {
    const { style } = document.createElement('p');
    style.color = value;
    return style.color;
  }, color);

/** The map only loads when a visitor scrolls near it. */
export async function loadMap(area: Locator): Promise<Locator> {
  await area.getByRole('link', { name: 'Open in a maps app' }).scrollIntoViewIfNeeded();
  return area.locator('iframe');
}

/** Marks the document once the banner is there and something moves. Web fonts are held back because they move text too. */
export async function watchShifts(page: Page) {
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
