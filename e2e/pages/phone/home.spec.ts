import { expect, test } from '../../support/fixtures';
import { waitForPictures } from '../../support/picture-pages';

test('the first screen of a phone shows all of the hero', async ({ page }) => {
  await page.goto('/');
  await waitForPictures(page);
  const hero = page.getByRole('main').locator('section').first();
  for (const part of [
    hero.getByRole('heading', { level: 1 }),
    hero.getByRole('link', { name: 'Book Now in Denver' }),
    hero.getByRole('link', { name: 'Call Us' }),
    hero.getByRole('listitem').last(),
    hero.getByRole('img').last(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    );
  }
});

test('the home page offers a kept draft, and nothing moves', async ({ page }) => {
  await page.goto('/booking');
  await page.getByLabel('Pet’s name').fill('Biscuit');
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Continue the request you began' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByLabel('Pet’s name')).toHaveValue('Biscuit');
});
