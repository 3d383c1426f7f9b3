import { setTimeout as think } from 'node:timers/promises';
import type { Locator } from 'playwright/test';
import { sampleAnswers } from '../../supabase/functions/_shared/visits/sample-booking.fixture';
import { test } from '../support/fixtures';
import { bookingForm, confirmation, fillContact, openDays } from '../support/forms/booking-form';
import { title } from '../support/page-parts';
import { slowDown } from '../support/slow-phone';

test('a whole booking on a slow phone, tap by tap', async ({ page, visitor }) => {
  const waits: Record<string, number> = {};
  async function measure(name: string, act: () => Promise<unknown>, shown: Locator) {
    const start = performance.now();
    await act();
    await shown.first().waitFor({ state: 'attached' });
    waits[name] = Math.round(performance.now() - start);
    // The page uses the time that a visitor takes.
    await think(4000);
  }
  const form = bookingForm(page);
  const tap = (control: Locator) => control.first().tap({ noWaitAfter: true });
  const card = (words: string) => form.locator('label').filter({ hasText: words });
  const next = form.getByRole('button', { name: 'Next' });
  await slowDown(page);

  await measure('home', () => page.goto('/', { waitUntil: 'commit' }), title(page));
  const bookNow = page.getByRole('main').getByRole('link', { name: /^Book/ });
  await measure('form', () => tap(bookNow), form.getByLabel('Pet’s name'));
  await form.getByLabel('Pet’s name').fill(sampleAnswers.pet_name);
  await tap(card('Dog'));
  await measure('size', () => tap(card('Medium')), form.locator('[value=medium]:checked'));
  await measure('price', () => tap(card('Full Groom')), form.locator('strong.price-change'));
  await measure('step 2', () => tap(next), page.getByLabel('ZIP code'));
  const zip = page.getByLabel('ZIP code');
  await measure(
    'ZIP',
    () => zip.pressSequentially(sampleAnswers.zip_code),
    form.getByText(/we come to/),
  );
  await page.getByLabel('Street address').fill(sampleAnswers.address);
  await tap(openDays(page).nth(3));
  await tap(card(sampleAnswers.preferred_time));
  await measure('step 3', () => tap(next), page.getByLabel('Full name'));
  await fillContact(page, visitor);
  const submit = form.getByRole('button', { name: 'Submit Request' });
  await measure('reference', () => tap(submit), confirmation(page));

  const sum = Object.values(waits).reduce((total, wait) => total + wait, 0);
  console.info(`a whole booking, milliseconds: ${JSON.stringify({ ...waits, sum })}`);
});
