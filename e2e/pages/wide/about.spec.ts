import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';

test('two buttons and the keys move the row of three groomers', async ({ page }) => {
  await page.goto('/about');
  const row = page.getByRole('region', { name: 'Meet your groomer' });
  const list = row.getByRole('list', { name: 'Meet your groomer' });
  await expect(list).toHaveAttribute('tabindex', '-1');
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = row.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByText('Specialties', { exact: true })).toBeAttached();
    await expect(card.getByText('Certifications', { exact: true })).toBeAttached();
  }
  const isInView = () =>
    cards.evaluateAll((all) =>
      all.findIndex((card) => {
        const { left } = card.getBoundingClientRect();
        return left >= 0 && left < window.innerWidth / 3;
      }),
    );
  const forward = row.getByRole('button', { name: 'Next groomer' });
  await expect.poll(isInView).toBe(0);
  for (const expected of [1, 2, 0]) {
    await forward.click();
    await expect.poll(isInView).toBe(expected);
  }
  await row.getByRole('button', { name: 'Previous groomer' }).click();
  await expect.poll(isInView).toBe(2);
  await tabTo(page, list);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(isInView).toBe(1);
});
