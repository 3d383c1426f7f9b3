import { expect, test } from '../support/fixtures';
import { expectFitsWindow, goWithinSite } from '../support/page-parts';
import { routes } from '../support/route-table';

test('in development every page is there, and the console stays empty', async ({ page }) => {
  // about thirty pages, none prerendered
  test.slow();
  await page.goto('/');
  for (const [path, words] of Object.entries(routes)) {
    await goWithinSite(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(words);
    await expect(page, path).toHaveTitle(/Denver$/);
    await expectFitsWindow(page, path);
  }
});

test('/sitemap.xml names the addresses of the site', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/booking', '/locations/wash-park', '/blog/first-grooming-prep']) {
    expect(sitemap).toContain(`https://alpenglow-grooming.example${path}`);
  }
});
