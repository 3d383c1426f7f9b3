import { expect, test, waitForHydration } from '../../support/fixtures';
import { choose, fillPet, fillSchedule, heading, next } from '../../support/forms/booking-form';
import { holdScripts } from '../../support/hold-requests';

test('/booking keeps typed text and the focus when its code arrives', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/booking', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Pet’s name').fill('Biscuit');
  await choose(page, 'Full Groom');
  await page.getByText('Add-ons and weight').click();
  await page.getByLabel('Weight').fill('24 lbs');
  await page.getByLabel('Breed').focus();
  await page.keyboard.type('Corg');
  release();
  await waitForHydration(page);
  await page.keyboard.type('i');
  await expect(page.getByLabel('Breed')).toHaveValue('Corgi');
  await expect(page.getByLabel('Weight')).toHaveValue('24 lbs');
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
  await expect(page.getByRole('radio', { name: /^Full Groom/ })).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
});

test('a reload covers the served first step until the draft is back', async ({ page }) => {
  await page.goto('/booking');
  await fillPet(page, { name: 'Biscuit', size: 'Medium' });
  await next(page);
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const line = page.getByText('Bringing back your answers...');
  await expect(line).toBeVisible();
  await expect(page.getByLabel('Pet’s name').click({ trial: true, timeout: 1000 })).rejects.toThrow(
    'intercepts pointer events',
  );
  release();
  await expect(page.getByLabel('ZIP code')).toBeVisible();
  await expect(line).toBeHidden();
});

test('the form repeats no press on the served step on a later step', async ({ page }) => {
  await page.goto('/booking');
  await fillPet(page, { name: 'Biscuit', size: 'Medium' });
  await next(page);
  await fillSchedule(page);
  await page.goto('/faq');
  const release = await holdScripts(page);
  await page.goto('/booking', { waitUntil: 'domcontentloaded' });
  await next(page);
  release();
  await waitForHydration(page);
  await expect(heading(page, 'Scheduling & Address')).toBeVisible();
  // The step is complete, so a repeated press would lead on.
  await page.keyboard.press('Tab');
  await expect(heading(page, 'Your Contact Information')).toBeHidden();
});

test('the browser does not submit a form before the code arrives', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Your ZIP code').fill('80209');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText(/^Yes, we come to .*Wash Park/)).toBeVisible();
  await expect(page).toHaveURL('/');
});
