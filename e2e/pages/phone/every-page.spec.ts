import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { expectFitsWindow, title } from '../../support/page-parts';
import { routes } from '../../support/route-table';
import { readSitemapPaths } from '../../support/sitemap-paths';

const lost = '/no/such/page';

for (const half of [0, 1]) {
  test(`every page keeps its served markup, is accessible and fits a phone, with large letters too, half ${half + 1}`, async ({
    page,
    request,
    expectedInConsole,
  }) => {
    expectedInConsole.push(/404/);
    const listed = await readSitemapPaths(request);
    expect(listed.length).toBeGreaterThan(60);
    const paths = [...new Set([...listed, ...Object.keys(routes), lost])];
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      await page.goto(path, { waitUntil: 'commit' });
      await expectMarkup(page, path, { isListed: listed.includes(path) });
      await expectRoute(page, path);
      await expectFitsWindow(page, path);
      await expectFitsLargeLetters(page, path);
    }
  });
}

/** A listed page hydrates in place, with its metadata once. */
async function expectMarkup(page: Page, path: string, { isListed }: { isListed: boolean }) {
  const heading = await page.locator('h1').evaluateHandle((element) => element);
  await waitForHydration(page);
  await expect(title(page), path).toBeVisible();
  if (!isListed) return;
  expect(await heading.evaluate((element) => element.isConnected), path).toBe(true);
  for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]', 'h1']) {
    await expect(page.locator(tag), `${path}: ${tag}`).toHaveCount(1);
  }
}

/** Axe looks at one page of each kind. */
async function expectRoute(page: Page, path: string) {
  const words = path === lost ? '404' : routes[path];
  if (!words) return;
  await expect(title(page), path).toContainText(words);
  await expectAccessible(page);
}

async function expectFitsLargeLetters(page: Page, path: string) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFitsWindow(page, path);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu, path).toBeInViewport({ ratio: 1 });
}
