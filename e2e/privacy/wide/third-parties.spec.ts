import type { Page } from 'playwright/test';
import { commands, foreignRequests, readEvents } from '../../support/data-layer';
import { expect, test } from '../../support/fixtures';
import { banner, expectTitle, footer, goWithinSite } from '../../support/page-parts';
import { routes } from '../../support/route-table';

test.use({ storageState: { cookies: [], origins: [] } });

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-FICTIONAL';

test('Accept All loads the tag once a document, and Reject All is told to it', async ({
  page,
  context,
  baseURL,
}) => {
  const urls = foreignRequests(context, baseURL ?? '');
  await page.goto('/faq');
  await page.locator('summary').first().click();
  expect(urls).toEqual([]);
  const loaded = page.waitForResponse(tag);
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await loaded;
  await footer(page).getByRole('link', { name: 'Contact' }).click();
  await expectTitle(page, 'Talk');
  await footer(page).getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Reject All' }).click();
  await footer(page).getByRole('link', { name: 'About' }).click();
  await expectTitle(page, 'van');

  expect((await commands(page)).at(-1)).toMatchObject([
    'consent',
    'update',
    { ad_storage: 'denied' },
  ]);
  expect(urls).toEqual([tag]);

  // consent given twice still loads the tag once per document
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Accept All' }).click();
  expect(urls).toEqual([tag]);
  await page.reload();
  await expect.poll(() => urls).toEqual([tag, tag]);
});

test('a tab that has loaded the tag drops it once another tab stores the operator’s key', async ({
  page,
  context,
}) => {
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

test('before a choice no page requests anything from third parties or sets a cookie', async ({
  page,
  baseURL,
  expectedInConsole,
}) => {
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
