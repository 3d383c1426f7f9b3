import { expect, test } from './fixtures';
import { routes } from './route-table';

for (const [path, words] of Object.entries(routes)) {
  const complaints = path.endsWith('/nobody') ? [/status of 404/] : [];

  test(`${path} is there, and the console stays empty`, async ({ page, expectedInConsole }) => {
    expectedInConsole.push(...complaints);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(page).toHaveTitle(/Denver$/);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('/sitemap.xml shows the addresses of the site', async ({ page, expectedInConsole }) => {
  // The browser's own view of XML has styles that no policy of a site allows.
  expectedInConsole.push(/inline style violates/);
  await page.goto('/sitemap.xml', { waitUntil: 'load' });
  for (const path of ['/', '/booking', '/locations/wash-park', '/blog/first-grooming-prep']) {
    await expect(page.locator(':root')).toContainText(`https://alpenglow-grooming.example${path}`);
  }
});
