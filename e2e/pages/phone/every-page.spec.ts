import { expect, test, waitForHydration } from '../../support/fixtures';
import { readSitemapPaths } from '../../support/sitemap-paths';

test('every listed page keeps its served markup, has its metadata once, and fits a phone', async ({
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
    // not `innerWidth`, which grows with content that is too wide for a phone
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(page.viewportSize()?.width);
  }
});

const kinds = [
  '/',
  '/services',
  '/services/full-groom',
  '/gallery',
  '/gallery/transformation/labradoodle-greenwood-village',
  '/gallery/winner/buddy-golden-retriever',
  '/about',
  '/blog',
  '/blog/mobile-vs-salon-grooming',
  '/mobile-cat-grooming-denver',
  '/denver-mobile-dog-grooming',
  '/locations/greenwood-village',
  '/locations/rino',
  '/booking',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/cookie-policy',
  '/sitemap',
];

test('letters twice as large widen no page, and leave the menu in reach', async ({ page }) => {
  test.slow();
  for (const path of kinds) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(page.viewportSize()?.width);
    const menu = page.getByRole('button', { name: 'Open menu' });
    await expect(menu, path).toBeInViewport({ ratio: 1 });
  }
});
