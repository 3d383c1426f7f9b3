import type { APIRequestContext } from 'playwright/test';
import { commands, foreignRequests, readEvents } from '../../support/data-layer';
import { expect, test } from '../../support/fixtures';
import { banner, expectTitle, footer, goWithinSite } from '../../support/page-parts';
import { routes } from '../../support/route-table';
import { readSitemapPaths } from '../../support/sitemap-paths';

test.use({ storageState: { cookies: [], origins: [] } });

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-FICTIONAL';

test('after Accept All the tag is asked for once, hears what follows, and stops on Reject All', async ({
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

  const tagCommands = await commands(page);
  expect(tagCommands.map(([command, name]) => `${command} ${name}`)).toEqual([
    'consent default',
    'consent update',
    expect.stringMatching(/^js /),
    'config G-FICTIONAL',
    'set [object Object]',
    'event page_view',
    'event navigation_click',
    'set [object Object]',
    'event page_view',
    'event navigation_click',
    'set [object Object]',
    'event page_view',
    'consent update',
  ]);
  const states = tagCommands
    .filter(([command]) => command === 'consent')
    .map(([, , state]) => state);
  expect(states).toEqual(
    ['denied', 'granted', 'denied'].map((state) => ({
      ad_storage: state,
      ad_user_data: state,
      ad_personalization: state,
      analytics_storage: state,
    })),
  );
  expect(urls).toEqual([tag]);

  // loads the tag once per document, however often consent is given
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Accept All' }).click();
  expect(urls).toEqual([tag]);
  await page.reload();
  await expect.poll(() => urls).toEqual([tag, tag]);
});

// Refusals change nothing about what a page asks for, so every page is walked before a choice, and one with a map after.
const afterRefusal = { pages: 'neither Home nor Contact', readPaths: () => ['/contact'] };
const visitors = [
  { choice: 'no choice', pages: 'no page', readPaths: readEveryPath },
  { choice: 'Reject All', ...afterRefusal },
  { choice: 'Global Privacy Control', ...afterRefusal },
] as const;

async function readEveryPath(request: APIRequestContext) {
  const paths = new Set([...(await readSitemapPaths(request)), ...Object.keys(routes)]);
  expect(paths.size).toBeGreaterThanOrEqual(60);
  return paths;
}

for (const { choice, pages, readPaths } of visitors) {
  test(`with ${choice} ${pages} asks anybody else for anything, and no cookie is set`, async ({
    page,
    context,
    baseURL,
    expectedInConsole,
  }) => {
    expectedInConsole.push(/404/);
    const urls = foreignRequests(context, baseURL ?? '');
    await context.addInitScript((said) => {
      // the frame of a refused map has no storage
      if (window !== window.top) return;
      if (said === 'Reject All') localStorage.setItem('cookie-consent', 'rejected');
      if (said === 'Global Privacy Control') {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      }
    }, choice);
    const paths = await readPaths(page.request);

    await page.goto('/');
    // navigates inside the app, because reloading so many pages takes minutes
    for (const path of paths) {
      await goWithinSite(page, path);
      await expect
        .poll(async () => (await readEvents(page)).at(-1)?.page_path, { intervals: [20, 50, 100] })
        .toBe(path);
    }
    expect(urls).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await commands(page)).toHaveLength(1);
  });
}
