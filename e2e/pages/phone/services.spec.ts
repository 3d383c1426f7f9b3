import { expect, test } from '../../support/fixtures';
import { holdScripts } from '../../support/hold-requests';

test('a package page shows its form at a tap, with what the link names', async ({ page }) => {
  await page.goto('/services/cat-grooming?size=small');
  const name = page.getByLabel('Pet’s name');
  await expect(name).toBeHidden();
  await page.getByRole('button', { name: 'Book it here, in three steps' }).click();
  await expect(name).toBeInViewport();
  await expect(page.getByRole('radio', { name: /^Cat Grooming/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Small/ })).toBeChecked();
  // the form only suggests, and keeps nothing before something is typed
  await page.goto('/booking');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the bar appears for a choice that was made before the code arrived', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  const book = page.getByRole('button', { name: 'Book This Package' });
  await expect(page.getByText('Full Groom', { exact: true }).first()).toBeVisible();
  await expect(book).toBeHidden();
  await page.getByText('Full Groom', { exact: true }).first().click();
  release();
  await expect(page.getByRole('radio', { name: /^Full Groom/ })).toBeChecked();
  await expect(book).toBeInViewport();
  await expect(book).toBeDisabled();
});

test('Tab stops once at each point of the van, and Enter shows its sentence', async ({ page }) => {
  await page.goto('/services');
  const tour = page.getByRole('region', { name: 'Look inside the van' });
  await tour.getByRole('button').first().focus();
  const focused = tour.locator(':focus');
  const stops: string[] = [];
  while ((await focused.count()) > 0) {
    stops.push(await focused.innerText());
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  expect(stops).toHaveLength(7);
  expect(new Set(stops).size).toBe(7);
  await expect(tour.getByRole('listitem')).toContainText('A window on your street');
});
