import { expect, test } from '../../support/fixtures';
import { loadMap } from '../../support/page-parts';

test('a link from city to city never shows an empty page', async ({ page }) => {
  await page.goto('/locations/arvada');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Arvada');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('main h1')) document.documentElement.dataset.wasEmpty = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('main').getByRole('link', { name: 'Wheat Ridge' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wheat Ridge');
  await expect(page).toHaveTitle(/^Mobile Pet Grooming in Wheat Ridge.*Denver$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-was-empty');
});

test('a page requests its map only when the map is near', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/locations/arvada');
  const foreign = () => urls.filter((url) => url.startsWith('https://www.google.com/'));
  expect(foreign()).toEqual([]);
  await expect(await loadMap(page.getByRole('main'))).toBeVisible();
  await expect.poll(foreign).toHaveLength(1);
});
