import { expect, test } from '../../support/fixtures';
import { errorHeading } from '../../support/loading-faults';
import { title } from '../../support/page-parts';

test.beforeEach(({ expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /dynamically imported module/);
});

test('a city that fails to load shows an error, and Try Again shows the city', async ({
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

test('the ZIP check answers a ZIP that was typed offline once the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed', (lost) => /zip-answer/.test(lost.url()));
  await page.getByLabel('Your ZIP code').fill('80209');
  await failure;
  await expect(page.getByText(/^Yes, we come to .*Wash Park/)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(/^Yes, we come to .*Wash Park/)).toBeVisible();
});
