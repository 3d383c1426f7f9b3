import type { Page } from 'playwright/test';
import { choose } from '../../support/booking-form';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { holdScripts } from '../../support/hold-requests';

for (const path of ['/booking', '/services/senior-care']) {
  test(`what is typed on ${path} before the code has arrived stays, with the focus`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
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
}

/** The scripts are held back until the returned function is called. */
async function reopenBegun(page: Page) {
  await page.goto('/booking');
  await page.getByLabel('Pet’s name').fill('Biscuit');
  await choose(page, 'Dog');
  await choose(page, 'Full Groom');
  // otherwise the browser restores the old scroll position at some moment
  await page.evaluate(() => (window.history.scrollRestoration = 'manual'));
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  return release;
}

test('a booking that was begun is filled into the form that was served', async ({ page }) => {
  const release = await reopenBegun(page);
  const name = await page.getByLabel('Pet’s name').elementHandle();
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
  expect(await name?.evaluate((field) => field.isConnected)).toBe(true);
  await expect(page.getByRole('radio', { name: 'Dog' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Full Groom/ })).toBeChecked();
});

test('a choice is kept when the code arrives in the middle of its press', async ({ page }) => {
  const release = await reopenBegun(page);
  const cat = page.locator('label').filter({ has: page.locator('[value=cat]') });
  // nothing may move under the pointer
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await cat.hover();
  await page.mouse.down();
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
  await page.mouse.up();
  await expect(page.getByRole('radio', { name: 'Cat', exact: true })).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
  await expect(page.getByRole('radio', { name: 'Cat', exact: true })).toBeChecked();
});

test('a form is never sent by the browser itself', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Your ZIP code').fill('80209');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText(/^We come to .*Wash Park/)).toBeVisible();
  await expect(page).toHaveURL('/');
});
