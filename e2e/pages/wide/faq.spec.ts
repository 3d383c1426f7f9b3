import { expect, test } from '../../support/fixtures';

test('one question is open at a time', async ({ page }) => {
  await page.goto('/faq');
  const items = page.getByRole('main').locator('details');
  const questions = items.locator('summary');
  await questions.nth(1).click();
  await expect(items.nth(1)).toHaveAttribute('open');
  await questions.nth(2).click();
  await expect(items.nth(1)).not.toHaveAttribute('open');
  await expect(items.nth(2)).toHaveAttribute('open');
  await questions.nth(2).press('Enter');
  await expect(items.nth(2)).not.toHaveAttribute('open');
});
