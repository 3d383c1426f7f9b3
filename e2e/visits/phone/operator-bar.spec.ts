import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import { region, startDay } from '../../support/visits/operator-days';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Operator' });

const span = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

test('the bar is in reach of a thumb, and hides nothing', async ({ page, request, visitor }) => {
  await startDay(page, request, visitor);
  const height = page.viewportSize()?.height ?? 0;
  expect(await span(bar(page))).toMatchObject({ bottom: height });
  await page.keyboard.press('End');
  await expect(page.getByText('Help')).toBeInViewport();
  const [help, { top }] = [await span(page.getByText('Help')), await span(bar(page))];
  expect(help.bottom).toBeLessThanOrEqual(top);
  await expectFitsTwiceTheText(page);

  await bar(page).getByRole('button', { name: 'Today' }).click();
  await expect(
    region(page, /^Today, /)
      .getByRole('heading')
      .first(),
  ).toBeInViewport();
  await region(page, /^To answer/)
    .getByRole('link', { name: 'Waffles' })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport();
  await expect(bar(page)).not.toBeInViewport();

  await page.getByRole('link', { name: 'All requests and visits' }).click();
  await expect(bar(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  // a click of the browser's driver would scroll first
  const add = bar(page).getByRole('button', { name: 'Add a visit' });
  await add.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByLabel('Phone, email, name or pet')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await region(page, /^To answer/)
    .getByRole('link', { name: 'Waffles' })
    .first()
    .click();

  await page.setViewportSize({ width: 1280, height: 860 });
  expect(await span(bar(page))).toMatchObject({ top: 0 });
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeInViewport();
});
