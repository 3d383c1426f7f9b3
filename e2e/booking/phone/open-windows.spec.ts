import { sampleAnswers } from '../../../supabase/functions/_shared/visits/sample-booking.fixture';
import { expect, test } from '../../support/fixtures';
import {
  choose,
  confirmation,
  fillContact,
  fillPet,
  next,
  openDays,
  submitButton,
} from '../../support/forms/booking-form';

test('a stranger sees which windows are open, and books one that ends too late', async ({
  page,
  visitor,
}) => {
  await page.goto('/booking');
  await fillPet(page, { name: 'Biscuit', service: 'Full Groom' });
  await next(page);
  await page.getByLabel('ZIP code').fill(sampleAnswers.zip_code);
  await page.getByLabel('Street address').fill(sampleAnswers.address);
  await expect(page.getByRole('button', { name: /^Take the soonest: \w{3}, / })).toBeVisible();
  await openDays(page).nth(3).click();
  const windows = page.getByRole('group', { name: 'Arrival window' }).locator('label');
  await expect(windows.first()).toContainText(/○ Open|● Taken/);
  // three hours end after closing, on every day
  await expect(windows.last()).toContainText(/^4-6 PM *We’d start by /);
  await choose(page, '4-6 PM');
  await next(page);
  await fillContact(page, visitor);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});
