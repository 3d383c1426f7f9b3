import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { expectFitsWindow, title } from '../../support/page-parts';
import { routes } from '../../support/route-table';
import { readSitemapPaths } from '../../support/sitemap-paths';

for (const half of [0, 1]) {
  test(`every listed page keeps its served markup, has its metadata once, is accessible and fits a phone, with large letters too, half ${half + 1}`, async ({
    page,
    request,
  }) => {
    // about thirty-five pages
    test.slow();
    const paths = await readSitemapPaths(request);
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      await page.goto(path, { waitUntil: 'commit' });
      const heading = await page.locator('h1').evaluateHandle((element) => element);
      await waitForHydration(page);
      expect(await heading.evaluate((element) => element.isConnected), path).toBe(true);
      for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]', 'h1']) {
        await expect(page.locator(tag), `${path}: ${tag}`).toHaveCount(1);
      }
      await expectRoute(page, path);
      await expectFitsWindow(page, path);
      await expectFitsLargeLetters(page, path);
    }
  });
}

/** Axe looks at one page of each kind. */
async function expectRoute(page: Page, path: string) {
  const words = routes[path];
  if (!words) return;
  await expect(title(page), path).toContainText(words);
  // Axe would measure text while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

async function expectFitsLargeLetters(page: Page, path: string) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFitsWindow(page, path);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu, path).toBeInViewport({ ratio: 1 });
}
