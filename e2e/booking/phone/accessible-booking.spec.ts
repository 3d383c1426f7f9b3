import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import {
  choose,
  confirmation,
  fillBooking,
  fillPet,
  heading,
  next,
  submitButton,
} from '../../support/forms/booking-form';
import { answerWith, breakTries, failure, failureLines } from '../../support/request-faults';

test('axe finds nothing in the steps of a booking, its errors and its toast', async ({ page }) => {
  await page.goto('/booking');
  await next(page);
  await expect(page.getByText('Required Fields')).toBeVisible();
  await expectAccessible(page);
  await fillPet(page, { name: 'Biscuit', size: 'Medium' });
  await next(page);
  await expect(heading(page, 'Scheduling & Address')).toBeVisible();
  await next(page);
  await expect(page.getByText('Address is required')).toBeVisible();
  await page.getByLabel('ZIP code').fill('80401');
  await choose(page, 'Other day');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Back' }).click();
  await next(page);
  await expect(page.getByRole('button', { name: 'Change ZIP code' })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('axe finds nothing in the summary, a failure and the confirmation', async ({
  page,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  await fillBooking(page, visitor);
  await page.getByText('Change size or add-ons').click();
  await breakTries(page, answerWith(401));
  await submitButton(page).click();
  await expect(failure(page)).toBeVisible();
  await expectAccessible(page, 'main');
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expectAccessible(page, 'main');
});
