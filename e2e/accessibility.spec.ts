import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { confirmation, fillBooking, fillPet, next, submitButton } from './booking-form';
import { expect, test } from './fixtures';
import { breakTries, failure, failureLines, refuse } from './request-faults';
import { routes } from './route-table';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and axe's best practices, over everything that is on the page now. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(found).toEqual([]);
}

for (const path of Object.keys(routes)) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing on an unknown path', async ({ page, expectedInConsole }) => {
  expectedInConsole.push(/404/);
  await page.goto('/no/such/page');
  await expectAccessible(page);
});

test('axe finds nothing in the steps of a booking, its errors and its toast', async ({ page }) => {
  await page.goto('/booking');
  await next(page);
  await expect(page.getByText('Required Fields')).toBeVisible();
  await expectAccessible(page);
  await fillPet(page, { name: 'Biscuit', size: 'Medium' });
  await page.getByRole('button', { name: 'Add another pet' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove pet 2' }).click();
  await next(page);
  await next(page);
  await expect(page.getByText('Address is required')).toBeVisible();
  await page.getByLabel('ZIP code').fill('80401');
  await expectAccessible(page);
});

test('axe finds nothing in the summary, a failure and the confirmation', async ({
  page,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  await fillBooking(page, visitor);
  await page.getByText('Add an extra').click();
  await expectAccessible(page);
  await breakTries(page, refuse, refuse, refuse);
  await submitButton(page).click();
  await expect(failure(page)).toBeVisible();
  await expectAccessible(page);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expectAccessible(page);
});

test('a keyboard alone books', async ({ page, visitor, storedBookings }) => {
  await page.goto('/booking');
  const type = (text: string) => page.keyboard.type(text);
  const press = async (key: string, times = 1) => {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
  };
  await page.getByLabel('Pet’s name').focus();
  await type('Biscuit');
  await press('Tab');
  await press('Space');
  await press('Tab');
  await press('Space');
  await press('Tab');
  await press('Space');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Scheduling & Address' })).toBeFocused();
  await page.getByRole('group', { name: 'Next open days' }).getByRole('button').last().focus();
  await press('Enter');
  await press('Tab');
  await press('Space');
  await press('Tab');
  await type('12 Pearl St');
  await press('Tab');
  await type('80206');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Contact Information' })).toBeFocused();
  await press('Tab');
  await type(visitor);
  await press('Tab');
  await type('3035550199');
  await press('Tab');
  await type('sam@rivera.test');
  await press('Enter');
  await expect(confirmation(page)).toBeVisible();
  expect(await storedBookings()).toHaveLength(1);
});
