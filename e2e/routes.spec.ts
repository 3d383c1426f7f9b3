import { expect, test } from './fixtures';
import { routes } from './route-table';

const areas =
  'arvada aurora capitol-hill centennial central-park cherry-creek cherry-hills columbine commerce-city denver dtc edgewater englewood glendale golden greenwood-village highlands highlands-ranch ken-caryl lakewood littleton rino wash-park wheat-ridge';

for (const [path, words] of Object.entries(routes)) {
  test(`${path} is there, and the console stays empty`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(page).toHaveTitle(/Denver$/);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('all 24 areas have a page, and the console stays empty', async ({ page }) => {
  for (const slug of areas.split(' ')) {
    await page.goto(`/locations/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mobile pet grooming in');
  }
});
