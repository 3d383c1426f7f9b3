import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
import { holdRequests } from '../../support/hold-requests';
import {
  bookings,
  breakTries,
  failure,
  failureLines,
  loseAnswer,
} from '../../support/request-faults';

test.use({ expectedInConsole: ({}, use) => use(failureLines) });

test('a request with lost answers is stored once', async ({ page, visitor, storedBookings }) => {
  await form.fillBooking(page, visitor);
  await breakTries(page, loseAnswer, loseAnswer, loseAnswer);
  await form.submitButton(page).click();
  await expect(failure(page)).toContainText('won’t book you twice');
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(page.getByText('Please try again or call us directly.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(visitor);
  const call = failure(page).getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', 'tel:+13035550142');
  const text = await failure(page)
    .getByRole('link', { name: 'Text us these details' })
    .getAttribute('href');
  for (const part of [visitor, 'Biscuit', 'Full Groom', '12 Pearl St', '80206', 'request '])
    expect(decodeURIComponent(text ?? '')).toContain(part);
  await page.reload();
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();
  expect(await storedBookings()).toHaveLength(1);
});

test('a visitor who returns finds the request sent', async ({ page, visitor, storedBookings }) => {
  await form.fillBooking(page, visitor);
  const release = await holdRequests(page, bookings);
  await form.submitButton(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your questions');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  // the request would leave out what a visitor types now
  await expect(page.getByLabel('Notes')).toBeDisabled();
  release();
  await expect(form.confirmation(page)).toBeVisible();
  expect(await storedBookings()).toHaveLength(1);
});

test('the form shows a database error at its field', async ({ page, visitor, storedBookings }) => {
  await form.fillBooking(page, visitor);
  await page.route(
    bookings,
    (route) =>
      route.continue({ postData: route.request().postData()?.replace('"80206"', '"802"') }),
    { times: 1 },
  );
  await form.submitButton(page).click();
  await expect(form.heading(page, 'Scheduling & Address')).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await expect(page.getByText('This doesn’t look right.')).toBeVisible();
  expect(await storedBookings()).toHaveLength(0);

  await page.getByLabel('ZIP code').fill('80203');
  await form.next(page);
  await expect(form.heading(page, 'Your Contact Information')).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();
  expect(await storedBookings()).toHaveLength(1);
});
