import { expect, test } from '../../support/fixtures';
import {
  bookingForm,
  choose,
  confirmation,
  fillRest,
  submitButton,
} from '../../support/forms/booking-form';

test('a service page preselects its package, and /booking preselects none', async ({
  page,
  visitor,
  storedBookings,
}) => {
  await page.goto('/services/cat-grooming?size=small');
  await expect(page.getByRole('radio', { name: /^Cat Grooming/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Small/ })).toBeChecked();
  await page.goto('/booking');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Pick a size and a service to see your price').last()).toBeVisible();

  await page.goto('/services/senior-care');
  await expect(page.getByRole('radio', { name: /^Senior Pet Comfort/ })).toBeChecked();
  await page.getByLabel('Pet’s name').fill('Otis');
  await choose(bookingForm(page), 'Dog');
  await fillRest(page, visitor);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await storedBookings()).toMatchObject([
    { pet_name: 'Otis', service: 'Senior Pet Comfort' },
  ]);
});
