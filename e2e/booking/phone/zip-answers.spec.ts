import { expect, test } from '../../support/fixtures';
import { fillPet, fillSchedule, heading, next } from '../../support/forms/booking-form';
import { holdRequests } from '../../support/hold-requests';

test(
  'an answer about the ZIP does not move Next away in the middle of a tap',
  { tag: '@night' },
  async ({ page }) => {
    const release = await holdRequests(page, /assets\/zip-answer-[\w-]{7}\.js/);
    await page.goto('/booking');
    await fillPet(page, { name: 'Biscuit' });
    await next(page);
    await fillSchedule(page);
    await page.getByRole('button', { name: 'Next' }).hover();
    await page.mouse.down();
    release();
    await expect(page.getByText('We come to Cherry Creek and Denver')).toBeVisible();
    await page.mouse.up();
    await expect(heading(page, 'Your Contact Information')).toBeVisible();
  },
);
