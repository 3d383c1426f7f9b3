import { expect, test } from '../../support/fixtures';
import { confirmation, fillBooking, submitButton } from '../../support/forms/booking-form';
import { breakTries, failure, failureLines } from '../../support/request-faults';

test.use({ expectedInConsole: ({}, use) => use(failureLines) });

test('an offline form sends once online', async ({ page, context, visitor, storedBookings }) => {
  await fillBooking(page, visitor);
  const tries = await breakTries(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(failure(page)).toContainText('saved on this page');
  // one try anyway, because browsers sometimes report offline wrongly
  expect(tries()).toBe(1);
  await expect(page.getByLabel('Full name')).toHaveValue(visitor);

  await context.setOffline(false);
  await expect(failure(page)).toContainText('You’re back online.');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await storedBookings()).toHaveLength(1);
});
