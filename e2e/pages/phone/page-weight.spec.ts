import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';

test.use({ viewport: { width: 360, height: 740 } });

function listenForScripts(page: Page) {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  return () => [...loaded].sort();
}

const readNamedScripts = (page: Page) =>
  page.evaluate(() => {
    const files: string[] = JSON.parse(document.querySelector('#code')?.textContent ?? '[]');
    return files.sort();
  });

test(
  'with Save-Data a page downloads only the scripts that its budget counts',
  { tag: '@night' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    for (const path of ['/', '/services/full-groom']) {
      const scripts = listenForScripts(page);
      await page.goto(path);
      // automatic downloads wait for an idle browser
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(scripts(), path).toEqual(await readNamedScripts(page));
      expect(scripts().join()).not.toMatch(
        /\/dist-|toaster|slide-controls|operator|\/zip-answer-(?!notice)/,
      );
    }
  },
);

test('pages contain their styles, and later code does not request them again', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  const scripts = listenForScripts(page);
  await page.goto('/');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scripts().join()).toContain('slide-controls-');
  expect(sheets).toEqual([]);
});

test('an idle page fetches the form’s code, and /services a package’s', async ({ page }) => {
  const scripts = listenForScripts(page);
  await page.goto('/faq');
  await expect.poll(() => scripts().join()).toContain('booking-page-');
  expect(scripts().join()).not.toContain('service-page-');
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect.poll(() => scripts().join()).toContain('service-page-');
});

test('pointing at a link loads its page', async ({ page }) => {
  await page.goto('/');
  const scripts = listenForScripts(page);
  const link = page.getByRole('region', { name: 'Areas We Serve' }).getByRole('link', {
    name: 'Golden',
  });
  await link.hover();
  await expect
    .poll(() => scripts().join())
    .toMatch(/location-page-.*golden-|golden-.*location-page-/);
  await page.route(/(location-page|golden)-/, (route) => route.abort());
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Golden');
});

test('Back restores the scroll position', async ({ page }) => {
  await page.goto('/blog');
  const link = page.getByRole('link', { name: /Seasonal Grooming/ }).first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => {
    window.scrollBy({ top: 300, behavior: 'instant' });
    return window.scrollY;
  });
  expect(scrolled).toBeGreaterThan(200);
  // `click()` would scroll to the link first
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(/seasonal/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 60);
});
