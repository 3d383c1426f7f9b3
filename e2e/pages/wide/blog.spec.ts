import { expect, test } from '../../support/fixtures';
import { expectFitsWindow, goWithinSite } from '../../support/page-parts';
import { readSitemapPaths } from '../../support/sitemap-paths';

test('contents, citations and links of an article lead to their targets', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog/when-cats-need-grooming');
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: 'In this article' }).click();
  await main.locator('details').getByRole('link', { name: 'Groomer or vet?' }).click();
  await expect(main.getByRole('heading', { name: 'Groomer or vet?' })).toBeInViewport();
  await main.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(main.getByRole('link', { name: 'Hyperthyroidism in Cats' })).toBeInViewport();
  await main.getByRole('link', { name: 'a mobile cat groom' }).click();
  await expect(page).toHaveURL('/services/cat-grooming');
});

test('the tables of articles fit every screen', async ({ page, request }) => {
  const articles = (await readSitemapPaths(request)).filter((path) => path.startsWith('/blog/'));
  expect(articles.length).toBeGreaterThanOrEqual(6);
  await page.goto('/blog');
  for (const path of articles) {
    await goWithinSite(page, path);
    // the address changes before the article does
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table).toHaveAccessibleName(/\w/);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(table.getByRole('rowheader').first()).toBeVisible();
      await expect(table.getByRole('cell').first()).toBeVisible();
      const state = `${path} at ${width}`;
      expect((await table.boundingBox())?.width, state).toBeLessThanOrEqual(width - 40);
      await expectFitsWindow(page, state);
    }
  }
});
