import type { Page } from 'playwright/test';

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

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
