import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { holdScripts } from '../../support/hold-requests';

const readHead = (page: Page) =>
  page.evaluate(() =>
    ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[content=noindex]'].map(
      (tag) => document.querySelectorAll(tag).length,
    ),
  );

test('a link keeps the document, with one title, description and canonical', async ({ page }) => {
  await page.goto('/services');
  expect(await readHead(page)).toEqual([1, 1, 1, 0]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveTitle(/Before & After/);
  expect(await readHead(page)).toEqual([1, 1, 1, 0]);
  await page.goBack();
  await expect(page).toHaveTitle(/Packages/);
  expect(await readHead(page)).toEqual([1, 1, 1, 0]);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('an unknown pet has a page with a way back', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  await page.goto('/gallery/winner/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pet Winner Not Found');
  expect(await readHead(page)).toEqual([1, 1, 0, 1]);
  const wayBack = page.getByRole('link', { name: 'Back to Gallery' });
  await expect(wayBack).toHaveAttribute('href', '/gallery');
});

test('a tap before the code arrives takes effect when it arrives', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Show More transformations' }).click();
  await expect(page.getByText('4 of 9 transformations')).toBeVisible();
  release();
  await expect(page.getByText('8 of 9 transformations')).toBeVisible();
});

test('a later tap loads the code that a page lacks', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /preload/);
  let isBroken = true;
  await page.route(/assets\/faq-page-.*\.js/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/faq', { waitUntil: 'load' });
  await failed;
  await page.getByText('What does a groom cost?').click();
  await expect(page.getByText(/^Baths are/)).toBeVisible();
  isBroken = false;
  await expect(async () => {
    await page.mouse.click(2, 300);
    await expect(page.locator('#root[data-hydrated]')).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(/^Baths are/)).toBeVisible();
});
