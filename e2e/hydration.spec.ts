import type { Page } from 'playwright/test';
import { expect, frameAnswers, pageAnswers, test } from './fixtures';
import { holdRequests, holdScripts } from './hold-requests';

/** How often the head says what it may say once. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[content=noindex]'].map(
      (tag) => document.querySelectorAll(tag).length,
    ),
  );

/** What stands in the head for search engines, networks and assistants alone. */
const forMachines = (page: Page) =>
  page.evaluate(() => {
    const known = /^(?:viewport|theme-color|color-scheme|description)$/;
    return [...document.head.querySelectorAll('meta, script:not([src])')]
      .map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.outerHTML)
      .filter((name) => !known.test(name) && !name.includes('charset'));
  });

/** Notes which elements disappear from the page from now on. */
const watchRemovals = (page: Page) =>
  page.evaluate(() => {
    const removed: string[] = [];
    Object.assign(window, { removed });
    new MutationObserver((records) => {
      for (const { removedNodes } of records) {
        for (const node of removedNodes) removed.push(node.nodeName);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
const removals = (page: Page) => page.evaluate(() => Reflect.get(window, 'removed'));

for (const path of ['/', '/locations/arvada', '/blog/first-grooming-prep', '/gallery/winner/max']) {
  test(`taking over ${path} as it was served takes nothing away`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await watchRemovals(page);
    release();
    await pageAnswers(page);
    expect(await removals(page)).toEqual([]);
    expect(await headOf(page)).toEqual([1, 1, 1, 0]);
  });
}

test('one title, description and canonical also after going on', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveTitle(/Before & After/);
  expect(await headOf(page)).toEqual([1, 1, 1, 0]);
  await page.goBack();
  await expect(page).toHaveTitle(/Packages/);
  expect(await headOf(page)).toEqual([1, 1, 1, 0]);
});

for (const [state, isReached] of [
  ['as it was served', frameAnswers],
  ['once it answers', pageAnswers],
] as const) {
  test(`what the home page tells machines goes with it, ${state}`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await isReached(page);
    const told = ['og:title', 'twitter:card', 'keywords', expect.stringContaining('ld+json')];
    expect(await forMachines(page)).toEqual(expect.arrayContaining(told));
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveTitle(/Questions/);
    expect(await forMachines(page)).toEqual([]);
    expect(await headOf(page)).toEqual([1, 1, 1, 0]);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faq$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /ten plain answers/,
    );
  });
}

for (const [path, heading] of [
  ['/locations/nowhere', '404'],
  ['/gallery/winner/nobody', 'Pet Winner Not Found'],
] as const) {
  test(`${path} becomes its own "not found"`, async ({ page, expectedInConsole }) => {
    expectedInConsole.push(/404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    expect(await headOf(page)).toEqual([1, 1, 0, 1]);
  });
}

test('a press before the code has arrived is answered by it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Show More transformations' }).click();
  await expect(page.getByText('4 of 9 transformations')).toBeVisible();
  release();
  await expect(page.getByText('8 of 9 transformations')).toBeVisible();
});

test('a press in a page whose own code is on its way is answered', async ({ page }) => {
  const release = await holdRequests(page, /assets\/gallery-page-/);
  await page.goto('/gallery', { waitUntil: 'load' });
  await frameAnswers(page);
  await page.getByRole('button', { name: 'Show More transformations' }).click();
  await expect(page.getByText('4 of 9 transformations')).toBeVisible();
  release();
  await expect(page.getByText('8 of 9 transformations')).toBeVisible();
});

test('code that could not be had is asked for again, and nothing pressed is lost', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/);
  let asked = 0;
  await page.route(/\/assets\/index-.*\.js/, (route) => {
    asked += 1;
    return asked < 3 ? route.abort() : route.continue();
  });
  const failure = () => page.waitForEvent('requestfailed', (lost) => /index-/.test(lost.url()));
  const first = failure();
  await page.goto('/gallery', { waitUntil: 'load' });
  await first;
  const more = page.getByRole('button', { name: 'Show More transformations' });
  const second = failure();
  await more.click();
  await second;
  await more.click();
  await expect(page.getByText('9 of 9 transformations')).toBeVisible();
});

test('a tab from before a deploy is loaded anew when none of its code is there', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/);
  let asked = 0;
  await page.route(/\/assets\/index-.*\.js/, (route) => {
    asked += 1;
    return asked <= 3 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('/gallery', { waitUntil: 'load' });
  const more = page.getByRole('button', { name: 'Show More transformations' });
  await expect(async () => {
    await more.click();
    expect(asked).toBeGreaterThan(3);
  }).toPass();
  await frameAnswers(page);
});

test('a press by an assistive technology, which brings no pointer, is answered', async ({
  page,
}) => {
  await page.goto('/gallery', { waitUntil: 'load' });
  await frameAnswers(page);
  await page
    .getByRole('button', { name: 'Show More transformations' })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByText('8 of 9 transformations')).toBeVisible();
});

test('a page that is left before its code has arrived leaves nothing behind', async ({ page }) => {
  const release = await holdRequests(page, /assets\/about-page-/);
  await page.goto('/about', { waitUntil: 'load' });
  await frameAnswers(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask us');
  await expect(page).toHaveTitle(/Questions/);
  expect(await headOf(page)).toEqual([1, 1, 1, 0]);
  release();
});

test('a page whose code cannot be loaded stays readable', async ({
  page,
  context,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/);
  await page.goto('/faq', { waitUntil: 'load' });
  await frameAnswers(page);
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed');
  await page.mouse.move(9, 9);
  await failure;
  await page.getByText('What does a groom cost?').click();
  await expect(page.getByText('$75')).toBeVisible();
});
