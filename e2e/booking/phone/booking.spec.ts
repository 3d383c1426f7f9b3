import { catExtras } from '../../../supabase/functions/_shared/business/prices';
import { answerWithin } from '../../../supabase/functions/_shared/time/hours';
import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
import { addOnsTotal, readPrices } from '../../support/price-list';

test('a visitor books from the calculator', async ({ page, request, visitor, storedBookings }) => {
  const { large, xlarge } = await readPrices(request, 'full-groom');
  await page.setViewportSize({ width: 360, height: 780 });
  const opened = Date.now();
  await page.clock.setFixedTime(opened);
  await page.goto('/booking?service=full-groom&size=large&addons=nail-grinding,deshedding');
  await expect(page.getByRole('radio', { name: /^Full Groom/ })).toBeChecked();
  const linked = large + addOnsTotal('nail-grinding', 'deshedding');
  await expect(page.getByText(`Estimate $${linked}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your visit so far' })).toContainText(
    'Full Groom, Large, Nail Grinding, De-shedding Treatment',
  );
  // Add-ons cost money, so the form must show chosen ones.
  await expect(page.locator('label').filter({ hasText: /^De-shedding Treatment/ })).toBeVisible();
  await page.getByLabel('Pet’s name').fill('Biscuit');
  await form.choose(page, 'Dog');
  await form.fillRest(page, visitor);
  await page.getByText('Change size or add-ons').click();
  await page.getByLabel('Size').selectOption('xlarge');
  await form.choose(page, 'Nail Grinding');
  await form.choose(page, 'Teeth Brushing');
  const estimate = xlarge + addOnsTotal('teeth-brushing', 'deshedding');
  await expect(page.getByText(`Estimate $${estimate}`)).toBeVisible();
  await page.getByLabel('Notes').fill('Shy at first');
  await page.clock.setFixedTime(opened + 60_000);
  await form.submitButton(page).click();

  await expect(form.confirmation(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['We have your request']);
  await expect(form.bookingForm(page)).toBeHidden();
  await expect(page.getByText('Booking Request Submitted! 🎉')).toBeVisible();
  await expect(
    page.getByText(
      `Thank you! We’ll contact you within ${answerWithin.bookings} hours to confirm.`,
    ),
  ).toBeVisible();
  const [booking, ...others] = await storedBookings();
  expect(others).toEqual([]);
  expect(booking).toMatchObject({
    parent_name: visitor,
    pet_name: 'Biscuit',
    service: 'Full Groom',
    pet_size: 'xlarge',
    add_ons: ['teeth-brushing', 'deshedding'],
    estimated_price: estimate,
    preferred_time: '8-10 AM',
    zip_code: '80206',
    additional_notes: 'Shy at first',
    pet_number: 1,
    status: 'new',
    review_reasons: [],
    fill_seconds: 60,
  });
  expect(booking?.reference).toMatch(/^[A-Z]{2}-[2-9A-HJKMNP-Z]{6}$/);
  const summary = page.getByRole('region', { name: 'We have your request' });
  await expect(summary.getByText(booking?.reference ?? '', { exact: true })).toBeVisible();
  await expect(summary.getByRole('heading', { level: 2, name: 'Biscuit' })).toBeVisible();
  await expect(summary.getByText('requested', { exact: true })).toBeVisible();
  await expect(page.getByText('Thank you, Visitor.')).toBeVisible();

  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveAttribute('data-mounted', 'true');
  const lowest = await toast.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await form
    .confirmation(page)
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(lowest);

  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(visitor);

  const reference = booking?.reference ?? '';
  await page.reload();
  await expect(form.confirmation(page)).toBeVisible();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text us about it' })).toHaveAttribute(
    'href',
    `sms:+13035550142?&body=${encodeURIComponent(`About my request ${reference}: `)}`,
  );

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(form.confirmation(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Book another visit' }).click();
  await expect(form.confirmation(page)).toBeHidden();
  await expect(form.heading(page, 'Pet Information')).toBeFocused();
  await expect(page.getByLabel('Pet’s name')).toHaveValue('');
  await expect(page.getByRole('progressbar')).toHaveJSProperty('position', 1 / 3);
});

test('three pets make one marked request', async ({ page, request, visitor, storedBookings }) => {
  const [dog, cat] = [
    await readPrices(request, 'full-groom'),
    await readPrices(request, 'cat-grooming'),
  ];
  await page.clock.setFixedTime(Date.now());
  await page.goto('/booking');
  await form.fillPet(page, { name: 'Biscuit', size: 'Medium' });
  await page.getByRole('button', { name: 'Add another pet' }).click();
  await expect(page.getByRole('region', { name: 'Pet 2' }).getByLabel('Pet’s name')).toBeFocused();
  await form.fillPet(page, { name: 'Mo', type: 'Cat', service: 'Cat Grooming', size: 'Small' }, 2);
  await expect(page.getByText(catExtras)).toBeVisible();
  await page.getByRole('button', { name: 'Add another pet' }).click();
  await form.fillPet(page, { name: 'Pip', service: 'Puppy Cut' }, 3);
  await page.getByRole('button', { name: 'Add another pet' }).click();
  await expect(page.getByText('Four pets is the most')).toBeVisible();
  await page.getByRole('button', { name: 'Remove pet 4' }).click();
  await expect(page.getByText('Pet 4 removed.')).toBeFocused();
  const twoPetEstimate = dog.medium + cat.small;
  await expect(page.getByText(`Estimate so far $${twoPetEstimate}`)).toBeVisible();
  await form.fillRest(page, visitor);
  await expect(page.getByText('whether you’d like a lion cut')).toBeVisible();
  await page.locator('[name=company_site]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://spam.test';
  });
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();

  const bookings = await storedBookings();
  const review_reasons = ['honeypot', 'too_fast'];
  expect(bookings).toMatchObject([
    // the first row has the marks of all
    { pet_number: 1, pet_name: 'Biscuit', service: 'Full Groom', status: 'review', review_reasons },
    { pet_number: 2, pet_name: 'Mo', service: 'Cat Grooming' },
    { pet_number: 3, pet_name: 'Pip', service: 'Puppy Cut' },
  ]);
  expect(new Set(bookings.map(({ reference }) => reference)).size).toBe(1);
});

test('Back goes from step to step, and not to a sent form', async ({ page, visitor }) => {
  await page.goto('/faq');
  await form.fillBooking(page, visitor);
  await page.goBack();
  await expect(form.heading(page, 'Scheduling & Address')).toBeFocused();
  await expect(form.heading(page, 'Scheduling & Address')).toBeInViewport();
  await expect(page.getByLabel('Street address')).toHaveValue('12 Pearl St, Apt 4');
  await page.goBack();
  await expect(form.heading(page, 'Pet Information')).toBeInViewport();
  await page.goForward();
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue(visitor);
  await expect(page).toHaveURL('/booking');
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});
