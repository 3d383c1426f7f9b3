import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { title } from '../../support/page-parts';
import { routes } from '../../support/route-table';
import { readSitemapPaths } from '../../support/sitemap-paths';

// Axe would measure text while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on the pages that are not listed', async ({
  page,
  request,
  expectedInConsole,
}) => {
  expectedInConsole.push(/404/);
  const listed = await readSitemapPaths(request);
  const others = Object.entries({ ...routes, '/no/such/page': '404' }).filter(
    ([path]) => !listed.includes(path),
  );
  expect(others.length).toBeGreaterThanOrEqual(5);
  for (const [path, words] of others) {
    await page.goto(path);
    await expect(title(page), path).toContainText(words);
    await expectAccessible(page);
  }
});
