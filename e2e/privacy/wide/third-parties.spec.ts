import type { Page } from 'playwright/test';
import { commands, foreignRequests, readEvents } from '../../support/data-layer';
import { expect, test } from '../../support/fixtures';
import { banner, goWithinSite } from '../../support/page-parts';
import { routes } from '../../support/route-table';

test.use({ storageState: { cookies: [], origins: [] } });

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-FICTIONAL';

test('a tab drops the tag once another tab stores the key', async ({ page, context }) => {
  await page.goto('/faq');
  const loaded = page.waitForResponse(tag);
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await loaded;
  const other = await context.newPage();
  await other.goto('/operator');
  const reloaded = page.waitForEvent('load');
  await other.evaluate(() => localStorage.setItem('operator-key', 'the key of the operator'));
  await reloaded;
  await expect(page.locator(`script[src="${tag}"]`)).toHaveCount(0);
});

test('before a choice no page asks third parties', async ({ page, baseURL, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  await expectNoThirdParty(page, baseURL ?? '', Object.keys(routes));
});

/** Follows links, because loading each document takes longer. */
async function expectNoThirdParty(page: Page, site: string, paths: readonly string[]) {
  const urls = foreignRequests(page.context(), site);
  await page.goto('/');
  for (const path of paths) {
    await goWithinSite(page, path);
    await expect
      .poll(async () => (await readEvents(page)).at(-1)?.page_path, { intervals: [20, 50, 100] })
      .toBe(path);
  }
  expect(urls).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await commands(page)).toHaveLength(1);
}
