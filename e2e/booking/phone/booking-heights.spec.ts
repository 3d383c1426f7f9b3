import type { Page } from 'playwright/test';
import { bookingForm, fillContact, fillPet, fillSchedule, next } from '../../support/booking-form';
import { expect, test } from '../../support/fixtures';

// On a phone the form must stay within four and a half screens.

test.use({ viewport: { width: 390, height: 844 } });

const readBox = async (page: Page) =>
  (await bookingForm(page).boundingBox()) ?? { y: 0, height: 0 };

test('header and steps of a booking are at most 4.4 screens of a phone', async ({
  page,
  visitor,
}) => {
  await page.goto('/booking');
  const { y: headerHeight, height: emptyHeight } = await readBox(page);
  const heights = [headerHeight];
  await fillPet(page, { name: 'Biscuit', size: 'Medium' });
  heights.push(Math.max(emptyHeight, (await readBox(page)).height));
  await next(page);
  await fillSchedule(page);
  await expect(page.getByText('We come to Cherry Creek and Denver')).toBeVisible();
  heights.push((await readBox(page)).height);
  await next(page);
  await fillContact(page, visitor);
  heights.push((await readBox(page)).height);

  const total = heights.reduce((sum, height) => sum + height, 0);
  expect(total / 844, heights.map(Math.round).join(' + ')).toBeLessThanOrEqual(4.4);
});

/** Cumulative layout shift; shifts after input do not count. */
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

for (const path of ['/booking', '/booking?service=full-groom&size=large&addons=nail-grinding']) {
  test(`nothing of ${path} moves when its code arrives`, async ({ page }) => {
    await page.goto(path);
    await expect(bookingForm(page)).toBeVisible();
    expect(await readShifts(page)).toBeLessThan(0.01);
  });
}
