import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import {
  bookingForm,
  fillContact,
  fillPet,
  fillSchedule,
  next,
} from '../support/forms/booking-form';

test.use({ viewport: { width: 390, height: 844 } });

const readBox = async (page: Page) =>
  (await bookingForm(page).boundingBox()) ?? { y: 0, height: 0 };

test('heights of the header and the steps of a booking', async ({ page, visitor }) => {
  await page.goto('/booking');
  const { y: headerHeight, height: emptyHeight } = await readBox(page);
  const heights = [headerHeight];
  await fillPet(page, { name: 'Biscuit', size: 'Medium' });
  heights.push(Math.max(emptyHeight, (await readBox(page)).height));
  await next(page);
  await fillSchedule(page);
  await expect(page.getByText('We come to Cherry Creek and Denver')).toBeVisible();
  heights.push((await readBox(page)).height);
  await next(page);
  await fillContact(page, visitor);
  heights.push((await readBox(page)).height);

  const screens = heights.reduce((sum, height) => sum + height, 0) / 844;
  console.info(
    `booking on a phone: ${heights.map(Math.round).join(' + ')} px, ${screens.toFixed(1)} screens`,
  );
});
