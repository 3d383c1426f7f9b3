import { allowMotion } from '../../support/carousel';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';

test('a visitor reads the home page and checks a ZIP with only a keyboard', async ({ page }) => {
  await allowMotion(page);
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Book Now in Denver' }));

  await tabTo(page, page.getByLabel('ZIP code'));
  await page.keyboard.type('80206');
  await expect(page.getByText(/^Yes, we come to Cherry Creek/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('we come to Cherry Creek');

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
