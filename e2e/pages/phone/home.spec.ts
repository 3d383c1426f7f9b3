import { expect, test } from '../../support/fixtures';

test('one question is open at a time, or none', async ({ page }) => {
  await page.goto('/');
  const cost = page.getByText('How much does mobile grooming cost?');
  const distance = page.getByText('How far do you drive?');
  await cost.click();
  await expect(page.getByText('Prices start at')).toBeVisible();
  await distance.click();
  await expect(page.getByText('40-minute drive of downtown Denver')).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await distance.click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});
