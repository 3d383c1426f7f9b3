import {
  bookingForm,
  choose,
  confirmation,
  fillRest,
  submitButton,
} from '../../support/booking-form';
import { expect, test } from '../../support/fixtures';

test('a service page has its package chosen, and chooses nothing for a later booking', async ({
  page,
}) => {
  for (const [slug, name] of [
    ['full-groom', /^Full Groom/],
    ['spa-bath', /^Spa Bath/],
    ['senior-care', /^Senior Pet Comfort/],
    ['cat-grooming', /^Cat Grooming/],
  ] as const) {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await page.goto('/booking');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Pick a size and a service to see your price').last()).toBeVisible();
});

test('the form on a service page stores a booking', async ({ page, visitor, storedBookings }) => {
  await page.goto('/services/senior-care');
  await page.getByLabel('Pet’s name').fill('Otis');
  await choose(bookingForm(page), 'Dog');
  await fillRest(page, visitor);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await storedBookings()).toMatchObject([
    { pet_name: 'Otis', service: 'Senior Pet Comfort' },
  ]);
});
