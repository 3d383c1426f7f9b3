import {
  confirmation,
  fillContact,
  fillPet,
  fillSchedule,
  heading,
  next,
  submitButton,
} from '../../support/booking-form';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';

// Axe would measure text while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a wide screen axe finds nothing in the steps of a booking and its confirmation', async ({
  page,
  visitor,
}) => {
  await page.goto('/booking');
  await expectAccessible(page);
  await fillPet(page, { name: 'Biscuit', size: 'Medium' });
  await next(page);
  await expect(heading(page, 'Scheduling & Address')).toBeVisible();
  await fillSchedule(page);
  await expectAccessible(page);
  await next(page);
  await fillContact(page, visitor);
  await expectAccessible(page);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expectAccessible(page);
});
