import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessibleOnBothScreens } from '../../support/expect-accessible';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { goWithinSite, title } from '../../support/page-parts';
import { routes } from '../../support/route-table';
import { readSitemapPaths } from '../../support/sitemap-paths';
import { expectLowBars, expectWholeWords, setTextSize } from '../../support/twice-the-text';

const lost = '/no/such/page';
// Pages like another one that axe checks.
const alike = [
  '/services/spa-bath',
  '/services/puppy-cut',
  '/services/senior-care',
  '/locations/rino',
  '/gallery/winner/max',
  '/denver-mobile-cat-grooming',
];

const kinds = [...Object.keys(routes), lost];

for (const half of [0, 1]) {
  test(`each kind of page keeps its served markup, is accessible and fits a phone, half ${half + 1}`, async ({
    page,
    request,
    expectedInConsole,
  }) => {
    expectedInConsole.push(/404/);
    const listed = await readSitemapPaths(request);
    for (const path of kinds.filter((_, index) => index % 2 === half)) {
      const isKept = await openDocument(page, path);
      expect(isKept || !listed.includes(path), path).toBe(true);
      await expectWords(page, path);
      await expectFitsLetters(page, path);
    }
  });
}

test(
  'every other page fits a phone, also with large letters',
  { tag: '@night' },
  async ({ page, request }) => {
    await page.goto('/');
    const others = await readOtherPaths(request);
    for (const path of others) {
      await goWithinSite(page, path);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      await expectFitsLetters(page, path);
    }
  },
);

test('every other page keeps its served markup', { tag: '@night' }, async ({ page, request }) => {
  for (const path of await readOtherPaths(request)) {
    expect(await openDocument(page, path), path).toBe(true);
  }
});

async function readOtherPaths(request: APIRequestContext) {
  const listed = await readSitemapPaths(request);
  expect(listed.length).toBeGreaterThan(60);
  return listed.filter((path) => !kinds.includes(path));
}

/** Says whether the document's heading is still there once the code has arrived. */
async function openDocument(page: Page, path: string): Promise<boolean> {
  await page.goto(path, { waitUntil: 'commit' });
  const heading = await page.locator('h1').evaluateHandle((element) => element);
  await waitForHydration(page);
  return heading.evaluate((element) => element.isConnected);
}

async function expectWords(page: Page, path: string) {
  await expect(title(page), path).toContainText(path === lost ? '404' : (routes[path] ?? ''));
  if (!alike.includes(path)) await expectAccessibleOnBothScreens(page);
}

async function expectFitsLetters(page: Page, path: string) {
  const widths = { normal: 360, large: 360, isMenuShown: true };
  expect(await page.evaluate(measureLetters), path).toEqual(widths);
  await setTextSize(page, '200%');
  await expectLowBars(page);
  await expectWholeWords(page);
  await setTextSize(page, '');
}

/** The width of the page with letters of 16 and of 32 pixels, and whether the menu is in the window then. */
function measureLetters() {
  const { documentElement: root } = document;
  const normal = root.scrollWidth;
  root.style.setProperty('font-size', '200%');
  const menu = document.querySelector('header [aria-label="Open menu"]')?.getBoundingClientRect();
  const large = root.scrollWidth;
  root.style.removeProperty('font-size');
  const isMenuShown = menu !== undefined && menu.width > 0 && menu.right <= window.innerWidth;
  return { normal, large, isMenuShown };
}
