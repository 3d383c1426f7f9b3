import { expect, test } from '../../support/fixtures';
import { fillPet, next } from '../../support/forms/booking-form';

test('the privacy policy prints with its title', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print' });
  await expect(
    page
      .getByRole('main')
      .locator('p')
      .filter({ hasText: /^Privacy Policy$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('the cookie policy names everything that the site stores in the browser', async ({ page }) => {
  await page.addInitScript(() => {
    // the frame of the map has no storage
    if (window.top === window) localStorage.setItem('cookie-consent', 'accepted');
    // the browser has no phone to call with
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (/^(tel|sms):/.test(link?.href ?? '')) event.preventDefault();
    });
  });
  await page.goto('/booking?utm_source=letter');
  await fillPet(page, { name: 'Biscuit' });
  await next(page);
  await page.getByLabel('ZIP code').fill('80206');
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Sam');
  const contact = page.getByRole('main');
  await contact.getByRole('link', { name: '(303) 555-0142', exact: true }).click();
  await contact.getByRole('link', { name: 'Text the same number' }).click();
  const storedKeys = await page.evaluate(() => [
    Object.keys(sessionStorage),
    Object.keys(localStorage),
  ]);
  expect(storedKeys.map((keys) => keys.sort())).toEqual([
    ['campaign', 'contact-draft', 'lead-phone', 'lead-sms', 'visitor-zip'],
    ['booking-draft', 'cookie-consent'],
  ]);
  expect(await page.context().cookies()).toEqual([]);

  await page.goto('/cookie-policy');
  const main = page.getByRole('main');
  for (const key of storedKeys.flat()) {
    await expect(main).toContainText(`Key: ${key}.`);
  }
  for (const words of [
    'Booking draft, local storage',
    'Message draft, session storage',
    'ZIP code, session storage',
    'Your cookie choice, local storage',
    'Campaign, session storage',
    'Calls, session storage',
    'Texts, session storage',
    'Global Privacy Control',
    '26 months',
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(page.getByRole('region', { name: 'Your choice' })).toBeVisible();
});
