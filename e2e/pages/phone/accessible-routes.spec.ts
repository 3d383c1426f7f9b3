import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { title } from '../../support/page-parts';
import { routes } from '../../support/route-table';
import { readSitemapPaths } from '../../support/sitemap-paths';

// Axe would measure text while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isFound = (path: string) => !path.endsWith('/nobody');

test('axe finds nothing on the pages that are not listed', async ({ page, request }) => {
  const listed = await readSitemapPaths(request);
  const paths = Object.keys(routes).filter((path) => isFound(path) && !listed.includes(path));
  expect(paths).toContain('/admin/indexnow');
  for (const path of paths) await expectRoute(page, path);
});

test('axe finds nothing on the pages that are not found', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  const paths = Object.keys(routes).filter((path) => !isFound(path));
  expect(paths).toHaveLength(2);
  for (const path of [...paths, '/no/such/page']) await expectRoute(page, path);
});

async function expectRoute(page: Page, path: string) {
  await page.goto(path);
  await expect(title(page), path).toContainText(routes[path] ?? '404');
  await expectAccessible(page);
}
