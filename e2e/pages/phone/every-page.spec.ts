import type { Page } from 'playwright/test';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { expectFitsWindow } from '../../support/page-parts';
import { readSitemapPaths } from '../../support/sitemap-paths';

test('every listed page keeps its served markup, has its metadata once, and fits a phone, with large letters too', async ({
  page,
  request,
}) => {
  // about seventy pages
  test.slow();
  const paths = await readSitemapPaths(request);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' });
    const heading = await page.locator('h1').evaluateHandle((element) => element);
    await waitForHydration(page);
    expect(await heading.evaluate((element) => element.isConnected), path).toBe(true);
    for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]', 'h1']) {
      await expect(page.locator(tag), `${path}: ${tag}`).toHaveCount(1);
    }
    await expectFitsWindow(page, path);
    await expectFitsLargeLetters(page, path);
  }
});

async function expectFitsLargeLetters(page: Page, path: string) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFitsWindow(page, path);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu, path).toBeInViewport({ ratio: 1 });
}
