import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { title } from '../../support/page-parts';
import { routes } from '../../support/route-table';
import { readSitemapPaths } from '../../support/sitemap-paths';

const lost = '/no/such/page';
// Of the same kind as another one that axe looks at.
const alike = [
  '/services/spa-bath',
  '/services/puppy-cut',
  '/services/senior-care',
  '/locations/rino',
  '/gallery/winner/max',
  '/denver-mobile-cat-grooming',
];

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
      const heading = await page.locator('h1').evaluateHandle((element) => element);
      await waitForHydration(page);
      const isKept = await heading.evaluate((element) => element.isConnected);
      expect(isKept || !listed.includes(path), path).toBe(true);
      await expectWords(page, path);
      expect(await page.evaluate(measureLetters), path).toEqual({
        normal: 360,
        large: 360,
        menu: true,
      });
    }
  });
}

async function expectWords(page: Page, path: string) {
  const words = path === lost ? '404' : routes[path];
  if (!words) return;
  await expect(title(page), path).toContainText(words);
  if (!alike.includes(path)) await expectAccessible(page);
}

/** The width of the page with letters of 16 and of 32 pixels, and whether the menu is in the window then. */
function measureLetters() {
  const { documentElement: root } = document;
  const normal = root.scrollWidth;
  root.style.setProperty('font-size', '200%');
  const menu = document.querySelector('header [aria-label="Open menu"]')?.getBoundingClientRect();
  return {
    normal,
    large: root.scrollWidth,
    menu: menu !== undefined && menu.width > 0 && menu.right <= window.innerWidth,
  };
}
