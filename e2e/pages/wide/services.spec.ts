import {
  bookingForm,
  choose,
  confirmation,
  fillRest,
  submitButton,
} from '../../support/booking-form';
import { expect, test } from '../../support/fixtures';

test('on a phone a card is a row, its details fold, and the page is at most eight screens', async ({
  page,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.goto('/services');
  const card = page.getByRole('region', { name: 'Grooming packages' }).getByRole('article').first();
  await expect(card.getByRole('link', { name: 'Full Groom', exact: true })).toHaveAttribute(
    'href',
    '/services/full-groom',
  );
  await expect(card.getByRole('listitem').first()).toBeHidden();
  await card.getByText('What’s in it').click();
  await expect(card.getByText('Nails trimmed and ears cleaned').last()).toBeVisible();
  await card.getByText('What’s in it').click();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8 * phone.height);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(760);
});

test('every stop of the van is told, and on a phone by its number', async ({ page }) => {
  await page.goto('/services');
  const tour = page.getByRole('region', { name: 'Look inside the van' });
  await expect(tour.getByRole('listitem')).toHaveCount(7);
  for (const stop of await tour.getByRole('listitem').all()) await expect(stop).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tour.getByRole('listitem').filter({ visible: true })).toContainText('Warm tub.');
  await tour.getByRole('button', { name: 'Our own power' }).last().click();
  await expect(tour.getByRole('listitem').filter({ visible: true })).toContainText(
    'Our own power.',
  );
  await expect(tour.getByRole('button', { name: 'Our own power' }).first()).toBeInViewport();
  await tour.getByRole('button', { name: 'Next: A window on your street' }).click();
  await expect(tour.getByRole('listitem').filter({ visible: true })).toContainText(
    'A window on your street.',
  );
});

test('related services lead on, and the form beside them follows', async ({ page }) => {
  await page.goto('/services/puppy-cut');
  await expect(page.getByRole('radio', { name: /^Puppy Cut/ })).toBeChecked();
  await page
    .getByRole('region', { name: 'You May Also Like' })
    .getByRole('link', { name: /Spa Bath/ })
    .click();
  await expect(page).toHaveURL('/services/spa-bath');
  await expect(page.getByRole('heading', { level: 1, name: 'Spa Bath & Brush' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Spa Bath/ })).toBeChecked();
});

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
  await expect(page.getByText('Size and service give a price').last()).toBeVisible();
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
