import { expect, test } from '../../support/fixtures';

test.use({ viewport: { width: 360, height: 740 } });

test('the menu of a phone closes on Escape and after a choice', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link', { name: 'Book Now' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Text (303) 555-0142' })).toHaveAttribute(
    'href',
    /^sms:\+13035550142\?&body=Hi!%20Do%20you%20serve%20my%20area/,
  );

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(menu).toBeHidden();
});
