import { expect, test, waitForHydration } from '../../support/fixtures';
import { errorHeading } from '../../support/loading-faults';
import { title } from '../../support/page-parts';

test.beforeEach(({ expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /dynamically imported module/);
});

test('an article that could not be fetched ahead opens once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/blog');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  // the first article loaded the page's script, so only the text of the second is missing
  const words = page.waitForResponse(/assets\/when-cats-need-grooming-.*\.js/);
  await links.filter({ hasText: '8 Signs' }).hover();
  await (await words).finished();
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed', (lost) =>
    lost.url().includes('signs-your-dog-needs-grooming'),
  );
  await links.filter({ hasText: '5 Signs' }).hover();
  await failure;
  await context.setOffline(false);
  await links.filter({ hasText: '5 Signs' }).click();
  await expect(title(page)).toHaveText('5 Signs Your Dog Needs Professional Grooming');
});

test('an article whose words are lost at first answers all the same', async ({ page }) => {
  let requests = 0;
  await page.route(/assets\/first-grooming-prep-.*\.js/, (route) => {
    requests += 1;
    return requests <= 2 ? route.abort() : route.continue();
  });
  await page.goto('/blog/first-grooming-prep', { waitUntil: 'load' });
  await waitForHydration(page);
  expect(requests).toBeGreaterThan(2);
  await expect(errorHeading(page)).toBeHidden();
});

test('a city that could not be loaded says so, and is shown when tried again', async ({
  page,
  context,
}) => {
  await page.goto('/locations/arvada');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Wheat Ridge' }).click();
  await expect(errorHeading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(errorHeading(page)).toBeFocused();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page)).toContainText('Wheat Ridge');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/^Mobile Pet Grooming in Wheat Ridge/);
});

test('a ZIP that was typed without a network is answered when it returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed', (lost) => /zip-answer/.test(lost.url()));
  await page.getByLabel('Your ZIP code').fill('80209');
  await failure;
  await expect(page.getByText(/^We come to .*Wash Park/)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(/^We come to .*Wash Park/)).toBeVisible();
});

test('toasts look like toasts, also where they could not be loaded at first', async ({ page }) => {
  let requests = 0;
  await page.route(/assets\/toaster-.*\.js/, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto('/booking');
  await page.getByRole('button', { name: 'Next' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Required Fields' });
  await expect(toast).toBeVisible();
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
  expect(requests).toBe(2);
});
