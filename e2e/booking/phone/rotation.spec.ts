import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
import { expectFocusInSight } from '../../support/keyboard';

const screens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 360, height: 740 },
] as const;

/** Chromium 156 leaves a query container empty when the part above it changes with the width. */
async function expectShownOnEveryScreen(page: Page, fields: Locator) {
  const all = await fields.count();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect.poll(() => fields.filter({ visible: true }).count()).toBe(all);
  }
}

test('every step keeps its fields in sight when the screen turns', async ({ page, visitor }) => {
  await page.goto('/booking');
  const groups = form.bookingForm(page).getByRole('group');
  await expectShownOnEveryScreen(page, groups);
  await form.fillPet(page, { name: 'Waffles', size: 'Medium', service: 'Spa Bath' });
  await form.next(page);
  await expect(form.heading(page, 'Scheduling & Address')).toBeVisible();
  await expectShownOnEveryScreen(page, groups);
  await form.fillSchedule(page);
  await form.next(page);
  await expect(form.heading(page, 'Your Contact Information')).toBeVisible();
  await page.getByText('Change size or add-ons').click();
  await expectShownOnEveryScreen(page, form.bookingForm(page).getByRole('textbox'));
  await expectShownOnEveryScreen(page, groups);
  await form.fillContact(page, visitor);
  for (const screen of [...screens, ...screens]) {
    await page.setViewportSize(screen);
    await expectFocusInSight(page);
  }
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();
  await expectShownOnEveryScreen(page, groups);
});
