import { expect, test } from '../support/fixtures';
import { expectFitsWindow, goWithinSite } from '../support/page-parts';
import { routes } from '../support/route-table';

test(
  'every page opens in development without a line in the console',
  { tag: '@night' },
  async ({ page }) => {
    // about thirty pages, none prerendered
    test.slow();
    await page.goto('/');
    for (const [path, words] of Object.entries(routes)) {
      await goWithinSite(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(words);
      await expect(page, path).toHaveTitle(/Denver$/);
      await expectFitsWindow(page, path);
    }
  },
);

test('/sitemap.xml shows the addresses of the site', async ({ page, expectedInConsole }) => {
  // Chromium shows XML with inline styles, which the security policy refuses
  expectedInConsole.push(/inline style violates/);
  await page.goto('/sitemap.xml', { waitUntil: 'load' });
  for (const path of ['/', '/booking', '/locations/wash-park', '/blog/first-grooming-prep']) {
    await expect(page.locator(':root')).toContainText(`https://alpenglow-grooming.example${path}`);
  }
});
