import { type Page, expect } from 'playwright/test';
import { expectFitsWindow } from './page-parts';

/** WCAG 2.2, 1.4.4. */
export async function expectFitsTwiceTheText(page: Page, state = page.url()) {
  await setTextSize(page, '200%');
  // what a card cuts off does not widen the page
  const right = await page
    .getByRole('main')
    .locator(':not([aria-hidden])')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect(right, state).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expectFitsWindow(page, state);
  await setTextSize(page, '');
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
