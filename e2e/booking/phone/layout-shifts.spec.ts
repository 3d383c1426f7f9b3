import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { bookingForm } from '../../support/forms/booking-form';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Sum of all layout shifts: nobody touches the page, so none is excused. */
const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

test('no part of the form moves when its code arrives', async ({ page }) => {
  await page.goto('/booking?service=full-groom&size=large&addons=nail-grinding');
  await expect(bookingForm(page)).toBeVisible();
  expect(await readShifts(page)).toBeLessThan(0.01);
});
