import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
import { tabTo } from '../../support/keyboard';
import { answerWith, breakTries, failure, failureLines } from '../../support/request-faults';
import { expectLowBars, setBrowserTextSize, setTextSize } from '../../support/twice-the-text';

test('axe finds nothing in any step of a booking', async ({ page, visitor, expectedInConsole }) => {
  expectedInConsole.push(...failureLines);
  await page.goto('/booking');
  await form.next(page);
  await expect(page.getByText('Required Fields')).toBeVisible();
  await expectAccessible(page);
  await form.fillPet(page, { name: 'Biscuit', size: 'Medium' });
  await form.next(page);
  await expect(page.getByLabel('Street address')).toBeVisible();
  await form.next(page);
  await expect(page.getByText('Address is required')).toBeVisible();
  await page.getByLabel('ZIP code').fill('80401');
  await form.choose(page, 'Other day');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Back' }).click();
  await form.next(page);
  const change = page.getByRole('button', { name: 'Change ZIP code' });
  await expect(change).toBeVisible();
  await expectAccessible(page, 'main');
  await change.click();
  await expect(page.getByLabel('ZIP code')).toBeFocused();

  await form.fillSchedule(page);
  await form.next(page);
  await form.fillContact(page, visitor);
  await page.getByText('Change size or add-ons').click();
  await breakTries(page, answerWith(401));
  await form.submitButton(page).click();
  await expect(failure(page)).toBeVisible();
  await expectAccessible(page, 'main');
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();
  await expectAccessible(page, 'main');
});

for (const [size, by, enlarge, width, height] of [
  ['200%', 'browser', setBrowserTextSize, 320, 640],
  ['150%', 'browser', setBrowserTextSize, 320, 640],
  ['200%', 'page', setTextSize, 320, 640],
] as const) {
  test(`with letters at ${size} by the ${by}, ${width} px wide, no bar covers the field in use, and Submit is beside Back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/booking');
    await enlarge(page, size);
    await tabThrough(page, 'Pet’s name', 'Next');
    await form.fillPet(page, { name: 'Biscuit', size: 'Medium' });
    await form.next(page);
    await expect(form.heading(page, 'Scheduling & Address')).toBeVisible();
    await tabThrough(page, 'ZIP code', 'Next');
    await form.fillSchedule(page);
    await form.next(page);
    await expect(form.heading(page, 'Your Contact Information')).toBeVisible();
    // the summary above the fields has its own file
    await expect(page.getByRole('button', { name: 'Edit pet' })).toBeVisible();
    await tabThrough(page, 'Full name', 'Submit Request');
    const back = await page.getByRole('button', { name: 'Back' }).boundingBox();
    const submit = await form.submitButton(page).boundingBox();
    expect(submit?.x).toBeGreaterThan((back?.x ?? 0) + (back?.width ?? 0));
    expect(submit?.y).toBeLessThan((back?.y ?? 0) + (back?.height ?? 0));
  });
}

async function tabThrough(page: Page, first: string, last: string) {
  await page.getByLabel(first).focus();
  await expectLowBars(page);
  await tabTo(page, form.bookingForm(page).getByRole('button', { name: last }));
}
