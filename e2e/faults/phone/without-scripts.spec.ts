import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';

test.use({ javaScriptEnabled: false });

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });
const main = (page: Page) => page.getByRole('main');
/** Text in `noscript` is invisible to a search by text. */
const notice = (page: Page, hasText: string) =>
  main(page).locator('noscript p').filter({ hasText });

test('the menu of a phone opens and leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/faq');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('banner').locator('summary').click();
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('coat');
  await expect(page.locator('[data-location=bar]').getByText('Book Now')).toBeVisible();
});

test('parts that need scripts say so', async ({ page }) => {
  await open(page, '/');
  await expect(notice(page, 'The ZIP check needs JavaScript')).toBeVisible();
  await expect(page.getByLabel('Your ZIP code')).toBeHidden();

  await open(page, '/services');
  await expect(notice(page, 'The calculator needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book This Package' })).toBeHidden();

  await open(page, '/cookie-policy');
  await expect(notice(page, 'there is nothing to choose')).toBeVisible();

  await open(page, '/visit');
  await expect(notice(page, 'JavaScript')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Call (303) 555-0142' })).toBeVisible();
  await open(page, '/operator');
  await expect(notice(page, 'The email has the customer’s phone number')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('pages without scripts show no button', async ({ page }) => {
  for (const path of ['/', '/services', '/about', '/gallery', '/privacy-policy']) {
    await open(page, path);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page.getByRole('button'), path).toHaveCount(0);
  }
});
