import type { Page } from 'playwright/test';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { holdScripts } from '../../support/hold-requests';

const readHead = (page: Page) =>
  page.evaluate(() =>
    ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[content=noindex]'].map(
      (tag) => document.querySelectorAll(tag).length,
    ),
  );

const readPreview = (page: Page) =>
  page.evaluate(() => {
    const content = (name: string) =>
      [...document.querySelectorAll(`meta[property="${name}"]`)].map((tag) =>
        tag.getAttribute('content'),
      );
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: content('og:title'),
      path: content('og:url').map((url) => new URL(url ?? '').pathname),
      alt: content('og:image:alt').length,
      hasQuestions: data.map((script) => script.textContent.includes('FAQPage')),
    };
  });

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
const readRemovals = (page: Page) => page.evaluate(() => Reflect.get(window, 'removed'));

for (const path of ['/', '/locations/arvada', '/blog/first-grooming-prep', '/gallery/winner/max']) {
  test(`hydrating ${path} removes nothing that was served`, async ({ page }) => {
    // low, so nothing below the window is near enough to be loaded
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 600 });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await watchRemovals(page);
    release();
    await waitForHydration(page);
    expect(await readRemovals(page)).toEqual([]);
    expect(await readHead(page)).toEqual([1, 1, 1, 0]);
    expect((await readPreview(page)).title).toEqual([await page.title()]);
  });
}

test('one title, description and canonical also after a link was followed', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveTitle(/Before & After/);
  expect(await readHead(page)).toEqual([1, 1, 1, 0]);
  await page.goBack();
  await expect(page).toHaveTitle(/Packages/);
  expect(await readHead(page)).toEqual([1, 1, 1, 0]);
});

test('link previews and structured data are those of the page that is shown', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const title = await page.title();
  expect(await readPreview(page)).toEqual({
    title: [title],
    path: ['/about'],
    alt: 0,
    hasQuestions: [false],
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/Questions/);
  expect(await readPreview(page)).toEqual({
    title: [await page.title()],
    path: ['/faq'],
    alt: 0,
    hasQuestions: [true],
  });
});

test('the first link that is followed does not load the document again', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/Questions/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

for (const [path, heading, wayBack, address] of [
  ['/locations/nowhere', '404', 'Return to Home', '/'],
  ['/blog/no-such-article', '404', 'Return to Home', '/'],
  ['/gallery/winner/nobody', 'Pet Winner Not Found', 'Back to Gallery', '/gallery'],
  ['/gallery/transformation/nobody', 'Transformation Not Found', 'Back to Gallery', '/gallery'],
] as const) {
  test(`${path} becomes its own "not found"`, async ({ page, expectedInConsole }) => {
    expectedInConsole.push(/404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    expect(await readHead(page)).toEqual([1, 1, 0, 1]);
    await expect(page.getByRole('link', { name: wayBack })).toHaveAttribute('href', address);
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

test('code that could not be had is asked for again, and nothing pressed is lost', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/);
  let requests = 0;
  await page.route(/\/assets\/index-.*\.js/, (route) => {
    requests += 1;
    return requests < 3 ? route.abort() : route.continue();
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
  await expect(page.getByText(/[89] of 9 transformations/)).toBeVisible();
});

test('a tab from before a deploy is loaded anew when none of its code is there', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/);
  let requests = 0;
  await page.route(/\/assets\/index-.*\.js/, (route) => {
    requests += 1;
    return requests <= 3 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('/gallery', { waitUntil: 'load' });
  const more = page.getByRole('button', { name: 'Show More transformations' });
  await expect(async () => {
    await more.click();
    expect(requests).toBeGreaterThan(3);
  }).toPass();
  await waitForHydration(page);
});

test('a press by an assistive technology, which brings no pointer, is answered', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('button', { name: 'Show More transformations' })
    .evaluate((button: HTMLButtonElement) => button.click());
  release();
  await expect(page.getByText('8 of 9 transformations')).toBeVisible();
});

test('a slider that was moved before the code has arrived stays where it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  release();
  await waitForHydration(page);
  await expect(slider).toHaveAttribute('aria-valuetext', /^35% before/);
  await expect(slider).toBeFocused();
});

test('a page whose code cannot be loaded stays readable, and answers a later press', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/, /preload/);
  let isBroken = true;
  await page.route(/assets\/faq-page-.*\.js/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/faq', { waitUntil: 'load' });
  await failed;
  await page.getByText('What does a groom cost?').click();
  await expect(page.getByText('A Spa Bath & Brush starts at')).toBeVisible();
  isBroken = false;
  await expect(async () => {
    await page.mouse.click(2, 300);
    await expect(page.locator('#root[data-hydrated]')).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('A Spa Bath & Brush starts at')).toBeVisible();
});
