import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
import { holdRequests } from '../../support/hold-requests';

test('the last step shows each error at its field', async ({ page, visitor, storedBookings }) => {
  await page.goto('/booking');
  await form.fillPet(page, { name: 'Biscuit' });
  await form.next(page);
  await form.fillSchedule(page);
  await form.next(page);
  await form.fillContact(page, '');
  await page.getByRole('textbox', { name: 'Email' }).fill('sam@');
  await form.submitButton(page).click();

  const toast = page.getByRole('listitem').filter({ hasText: 'Validation Error' });
  await expect(toast).toContainText('Name is required');
  await expect(toast).not.toContainText('Invalid email address');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();

  await page.getByLabel('Full name').fill(visitor);
  await page.getByRole('textbox', { name: 'Email' }).fill('sam@rivera.test');
  await expect(page.getByText('Invalid email address')).toBeHidden();
  expect(await storedBookings()).toEqual([]);
});

test('a draft opens at the step of its bad field', async ({ page, visitor }) => {
  await page.goto('/booking');
  await form.fillPet(page, { name: 'Biscuit' });
  await form.fillRest(page, visitor);
  // Both the draft and the ZIP check keep the ZIP.
  await page.evaluate(() => {
    const draft = localStorage.getItem('booking-draft') ?? '';
    localStorage.setItem('booking-draft', draft.replace('"80206"', '"802"'));
    sessionStorage.setItem('visitor-zip', '802');
  });
  const release = await holdRequests(page, /\/assets\/schedule-step-/);
  await page.reload();

  await expect(page.getByText('One moment...')).toBeVisible();
  // The form reports no field that the visitor has not seen.
  await form.next(page);
  await expect(page.getByText('Required Fields')).toBeHidden();
  release();
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  await expect(page.getByText('is required')).toHaveCount(0);
  await form.next(page);
  await expect(page.getByRole('form').getByText('ZIP code is required')).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
});
