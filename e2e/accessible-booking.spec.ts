import { confirmation, fillBooking, fillPet, next, submitButton } from './booking-form';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { breakTries, failure, failureLines, refuse } from './request-faults';

// What is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
