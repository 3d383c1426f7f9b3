import { confirmation, openDays } from '../support/booking-form';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';

test('a keyboard alone reads the home page, and gets its ZIP answered', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Book Now in Denver' }));

  await tabTo(page, page.getByLabel('ZIP code'));
  await page.keyboard.type('80206');
  await expect(page.getByText(/^We come to Cherry Creek/)).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'the slide show' }));
  await expect(page.getByRole('button', { name: 'Play the slide show' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Next slide' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('slider'));
  const position = await page.locator(':focus').inputValue();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(':focus')).toHaveValue(String(Number(position) - 1));

  await tabTo(page, page.locator('summary', { hasText: 'How far do you drive?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('40-minute drive of downtown Denver')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Wash Park', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/locations/wash-park');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a keyboard alone goes through the gallery, into a story and back', async ({ page }) => {
  await page.goto('/gallery');
  await tabTo(page, page.getByRole('slider', { name: 'Before and after: Maple, Labradoodle' }));
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveValue('100');

  await tabTo(page, page.getByRole('button', { name: 'Show More transformations' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('li:focus')).toContainText('Boone');
  await tabTo(page, page.getByRole('slider', { name: 'Before and after: Boone' }));

  const story = page.getByRole('main').locator('a[href="/gallery/transformation/poodle-rino"]');
  await tabTo(page, story.first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gallery/transformation/poodle-rino');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Back to Gallery' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gallery');
});

test('a keyboard alone books', async ({ page, visitor, storedBookings }) => {
  await page.goto('/booking');
  const type = (text: string) => page.keyboard.type(text);
  const press = async (key: string, times = 1) => {
    for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
  };
  await tabTo(page, page.getByLabel('Pet’s name'));
  await type('Biscuit');
  await press('Tab');
  await press('Space');
  await press('Tab');
  await press('Space');
  await press('Tab');
  await press('Space');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Scheduling & Address' })).toBeFocused();
  await press('Tab');
  await type('80206');
  await press('Tab');
  await type('12 Pearl St');
  await press('Tab');
  await press('ArrowRight', 2);
  await expect(openDays(page).nth(2).getByRole('radio')).toBeChecked();
  await press('Tab');
  await press('Space');
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
