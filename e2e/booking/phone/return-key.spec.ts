import { expect, test } from '../../support/fixtures';
import { fillPet, fillRest, submitButton } from '../../support/forms/booking-form';

test('Return leads to the next question alone', async ({ page, visitor, storedBookings }) => {
  await page.goto('/booking');
  const name = page.getByLabel('Pet’s name');
  await expect(name).toHaveAttribute('enterkeyhint', 'next');
  await name.press('Enter');
  await expect(page.getByRole('radio', { name: 'Dog' })).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await fillPet(page, { name: 'Biscuit' });
  await fillRest(page, visitor);
  const [fullName, phone] = [page.getByLabel('Full name'), page.getByLabel('Phone')];
  await fullName.press('Enter');
  await expect(fullName).not.toBeFocused();
  await expect(phone).not.toBeFocused();
  await phone.fill('');
  await fullName.press('Enter');
  await expect(phone).toBeFocused();
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(page.getByLabel('Notes')).toBeFocused();
  await expect(submitButton(page)).toBeEnabled();
  expect(await storedBookings()).toEqual([]);
});

test('Return leads on in the contact form as well', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').press('Enter');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByText(/ is required/)).toHaveCount(0);
});
