import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { breakDrawing, countLoads, deploy, errorHeading } from '../../support/loading-faults';
import { title } from '../../support/page-parts';

const pageLength = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('the bar shows while the page’s own buttons are out of view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('navigation', { name: 'Call or book' });
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(page.locator('[data-own-buttons]').first().getByRole('link')).toHaveCount(2);
    await expect(bar).toBeHidden();
    const length = await pageLength(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    // else what is tapped at the page's end moves away under the finger
    expect(await pageLength(page)).toBe(length);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeHidden();
  }
  // the bar shows at once on a page without such buttons, and never on an operator's page
  await page.goto('/about');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.goto('/admin/indexnow');
  await expect(title(page)).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a link to a part of a page leads there from any page', async ({ page }) => {
  const rules = page.getByRole('region', { name: 'Our ten rules' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our rules' });
  for (const path of ['/about', '/faq']) {
    await page.goto(path);
    await link.click();
    await expect(page).toHaveURL('/faq#rules');
    await expect(rules.getByText('What if you’re late?')).toBeInViewport();
  }
});

test('a new page starts at the top with focus on its content', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(title(page)).toContainText('van');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/^About/);
});

test('an unknown path shows and logs a 404', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/no/such/page');
  await expect(title(page)).toContainText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(lines).toContain('404 Error: User attempted to access non-existent route /no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page that failed to load opens later', async ({ page, context, expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /dynamically imported module/);
  const footer = page.getByRole('contentinfo');
  await page.goto('/');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(title(page)).toHaveText('Mobile grooming in Denver: your questions');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await context.setOffline(true);
  await footer.getByRole('link', { name: 'About' }).click();
  await expect(errorHeading(page)).toBeFocused();
  await expect(page).toHaveTitle('Unexpected Application Error');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(title(page)).toHaveText('Mobile grooming in Denver: your questions');
  await expect(page).toHaveTitle(/Questions/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(errorHeading(page)).toBeFocused();

  await context.setOffline(false);
  await page.goForward();
  await expect(title(page)).toHaveText('Mobile grooming in Denver: your questions');
  await page.goBack();
  await expect(title(page)).toContainText('van');
  await expect(page).toHaveTitle(/^About/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('a broken page shows the error, and others open', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/wick/);
  await breakDrawing(page, 'about-page');
  await page.goto('/about', { waitUntil: 'load' });
  await expect(errorHeading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Call (303) 555-0142' })).toBeVisible();
  await page.getByText('Technical details').click();
  await expect(page.getByText('The wick is wet', { exact: true })).toBeVisible();
  await expect(page.locator('pre')).toContainText('The wick is wet');
  await expect(page).toHaveTitle('Unexpected Application Error');
  await expect(page.locator('head title')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(title(page)).toContainText('calm way');
});

test('an old tab reloads once and keeps the draft', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /faq-page/);
  await page.goto('/booking');
  await page.getByLabel('Pet’s name').fill('Biscuit');
  const loads = countLoads(page);
  await deploy(page, ({ pathname }) => pathname.startsWith('/assets/faq-page') && loads() === 0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(title(page)).toContainText('your questions');
  await expect.poll(loads).toBe(1);
  await page.goto('/booking');
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
});

test('a deploy leaves the tab alone until a tap', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /booking-page/);
  const loads = countLoads(page);
  await deploy(page, ({ pathname }) => /^\/assets\/booking-page/.test(pathname) && loads() < 2);
  let failures = 0;
  page.on('response', (answer) => {
    if (answer.status() === 404) failures += 1;
  });
  await page.goto('/faq');
  await expect.poll(() => failures).toBe(3);
  expect(loads()).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Booking' }).click();
  await expect(page.getByLabel('Pet’s name')).toBeVisible();
  await expect.poll(loads).toBe(2);
});
