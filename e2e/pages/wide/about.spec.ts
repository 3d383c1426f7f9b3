import { expect, test } from '../../support/fixtures';

const groomers = [
  ['maren-solberg', 'Maren Solberg'],
  ['dev-castillo', 'Dev Castillo'],
  ['june-hathaway', 'June Hathaway'],
] as const;

test('three groomers stand in a row that two buttons move, round and round', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const row = page.getByRole('region', { name: 'Meet your groomer' });
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
});

test('on a wide screen the three stand beside each other, and no button is needed', async ({
  page,
}) => {
  await page.goto('/about');
  const row = page.getByRole('region', { name: 'Meet your groomer' });
  for (const [, name] of groomers) {
    const card = row.getByRole('article').filter({ hasText: name });
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('heading', { name })).toBeInViewport();
    await expect(card.getByText('Certifications', { exact: true })).toBeHidden();
  }
  await expect(row.getByRole('button', { name: 'Next groomer' })).toBeHidden();
  const first = row.getByRole('article').first();
  await first.getByText('Specialties and certifications').click();
  await expect(first.getByText('Hand scissoring')).toBeVisible();
});

test('each groomer has an address of their own in the page', async ({ page }) => {
  for (const [id, name] of groomers) {
    await page.goto(`/about#${id}`);
    await expect(page.getByRole('heading', { name, level: 3 })).toBeInViewport();
    await page.goto('/faq');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each groomer has an address as well', async ({ page }) => {
    for (const [id, name] of groomers) {
      await page.goto(`/about#${id}`, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { name, level: 3 })).toBeInViewport();
      await page.goto('/faq', { waitUntil: 'load' });
    }
  });
});
