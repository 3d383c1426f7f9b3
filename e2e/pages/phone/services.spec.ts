import { expect, test } from '../../support/fixtures';

test('a package page shows its form once the visitor taps the button', async ({ page }) => {
  await page.goto('/services/spa-bath');
  const name = page.getByLabel('Pet’s name');
  await expect(name).toBeHidden();
  await page.getByRole('button', { name: 'Book it here, in three steps' }).click();
  await expect(name).toBeInViewport();
  await expect(page.getByRole('radio', { name: /^Spa Bath/ })).toBeChecked();
});

test('the bar of the calculator appears with the first choice', async ({ page }) => {
  await page.goto('/services');
  const book = page.getByRole('button', { name: 'Book This Package' });
  await expect(page.getByText('Full Groom').first()).toBeVisible();
  await expect(book).toBeHidden();
  await page.getByText('Full Groom').first().click();
  await expect(book).toBeInViewport();
  await expect(book).toBeDisabled();
});
