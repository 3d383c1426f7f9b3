import type { Page } from 'playwright/test';
import { expect, frameAnswers, test } from './fixtures';
import { errorHeading, failToReload } from './loading-faults';

test.beforeEach(({ expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /dynamically imported module/);
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an article that could not be fetched ahead opens once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/blog');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  // The code of the page comes with the first article; of the second only the words are missing.
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

test('an article as it was served comes to life at a later touch', async ({ page }) => {
  await failToReload(page);
  let failures = 0;
  await page.route(/assets\/first-grooming-prep-.*\.js/, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.goto('/blog/first-grooming-prep', { waitUntil: 'load' });
  await frameAnswers(page);
  await page.mouse.move(9, 9);
  await expect.poll(() => failures).toBe(1);
  await expect(async () => {
    await page.mouse.move(Math.random() * 99, 99);
    await expect(page.locator('main[data-waiting]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
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

test('a service page is whole without its form, which can be loaded later', async ({
  page,
  expectedInConsole,
}) => {
  // React finds the form as it was served where the notice is to stand, and puts the notice there.
  expectedInConsole.push(/React error #418/);
  await failToReload(page);
  let isBroken = true;
  await page.route(/assets\/booking-desk-.*\.js/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/services/full-groom', { waitUntil: 'load' });
  await page.getByLabel('Pet’s name').fill('Biscuit');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The booking form could not be loaded.');
  await expect(title(page)).toHaveText('Full Groom');
  await expect(notice.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(notice.getByRole('link', { name: 'Text us' })).toHaveAttribute(
    'href',
    /Full%20Groom/,
  );
  await expect(notice.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute(
    'href',
    '/booking?service=full-groom',
  );

  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  isBroken = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /^Full Groom/ })).toBeChecked();
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
});

test('the form of the next service is asked for anew', async ({ page }) => {
  await failToReload(page);
  await page.goto('/services');
  let isBroken = true;
  await page.route(/assets\/booking-desk-.*\.js/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'More about Puppy Groom' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  isBroken = false;
  await page
    .getByRole('region', { name: 'You May Also Like' })
    .getByRole('link', { name: /Spa Bath/ })
    .click();
  await expect(page.getByRole('radio', { name: /^Spa Bath/ })).toBeChecked();
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
  await expect(page.getByText(/^We come to/)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(/^We come to/)).toBeVisible();
});

test('toasts look like toasts, also where the first press could not load them', async ({
  page,
  context,
}) => {
  await page.goto('/booking');
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed');
  await page.keyboard.press('Tab');
  await failure;
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Next' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Required Fields' });
  await expect(toast).toBeVisible();
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
});
