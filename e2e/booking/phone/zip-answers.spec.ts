import { expect, test } from '../../support/fixtures';
import { fillPet, fillSchedule, heading, next } from '../../support/forms/booking-form';
import { holdRequests } from '../../support/hold-requests';

test('the form answers a ZIP at once, and takes over the ZIP of the home page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Your ZIP code').fill('80206');
  await expect(page.getByText('We come to Cherry Creek and Denver')).toBeVisible();

  await page.getByRole('link', { name: 'Book Now in Denver' }).click();
  await fillPet(page, { name: 'Biscuit' });
  await next(page);
  await expect(page.getByText('80206, Cherry Creek and Denver. No travel fee.')).toBeVisible();
  await page.getByRole('button', { name: 'Change ZIP code' }).click();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await expect(page.getByLabel('ZIP code')).toHaveValue('80206');
  await expect(page.getByText('We come to Cherry Creek and Denver')).toBeVisible();
  await page.getByLabel('ZIP code').fill('80401');
  await expect(page.getByText('It’s a longer drive for us')).toBeVisible();
  await page.getByLabel('ZIP code').fill('80301');
  await expect(page.getByText('80301 is outside our usual area.')).toBeVisible();
});

test(
  'an answer about the ZIP does not move Next away in the middle of a tap',
  { tag: '@night' },
  async ({ page }) => {
    const release = await holdRequests(page, /assets\/zip-answer-[\w-]{7}\.js/);
    await page.goto('/booking');
    await fillPet(page, { name: 'Biscuit' });
    await next(page);
    await fillSchedule(page);
    await page.getByRole('button', { name: 'Next' }).hover();
    await page.mouse.down();
    release();
    await expect(page.getByText('We come to Cherry Creek and Denver')).toBeVisible();
    await page.mouse.up();
    await expect(heading(page, 'Your Contact Information')).toBeVisible();
  },
);
