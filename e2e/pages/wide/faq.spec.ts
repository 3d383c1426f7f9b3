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

test('a visitor can call, text, book or look at the services', async ({ page }) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Call (303) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+13035550142',
  );
  await expect(main.getByRole('link', { name: 'Text (303) 555-0142' })).toHaveAttribute(
    'href',
    /^sms:\+13035550142\?&body=Hi!%20/,
  );
  await expect(main.getByRole('link', { name: 'View Services' })).toHaveAttribute(
    'href',
    '/services',
  );
  await main.getByRole('link', { name: 'Book Appointment' }).click();
  await expect(page).toHaveURL('/booking');
});
