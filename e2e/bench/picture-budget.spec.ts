import { test } from '../support/fixtures';
import { templates, waitForPictures } from '../support/picture-pages';

for (const path of templates) {
  test(`pictures of the first view of ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForPictures(page);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /\/assets\/.*\.(?:avif|webp)$/.test(name))
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
    );
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    console.info(`${path}: ${files.length} pictures, ${Math.round(bytes / 1000)} kB`);
  });
}
