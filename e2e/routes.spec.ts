import { expect, test } from './fixtures';
import { routes } from './route-table';

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
