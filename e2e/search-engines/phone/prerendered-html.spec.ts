import { expect, test } from '../../support/fixtures';
import { loadMap } from '../../support/page-parts';
import { readPrices } from '../../support/price-list';

test.use({ javaScriptEnabled: false });

test('without JavaScript prices are read, answers open, and links lead on', async ({
  page,
  request,
}) => {
  const { small } = await readPrices(request, 'full-groom');
  await page.goto('/locations/arvada', { waitUntil: 'load' });
  await expect(page.getByRole('cell', { name: /^\$\d+\+$/ }).first()).toBeVisible();
  const answer = page.getByText('Prices start around');
  await expect(answer).toBeHidden();
  await page.locator('details', { hasText: 'Prices start around' }).locator('summary').click();
  await expect(answer).toBeVisible();
  await expect(await loadMap(page.getByRole('main'))).toHaveAttribute('src', /z=13/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByText(`from $${small}`)).toBeVisible();
  await page.getByRole('link', { name: 'Full Groom' }).first().click();
  await expect(page.getByText(`Starting at $${small}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book This Service' })).toBeVisible();
});

test('without JavaScript forms say so instead of sending, and people can be reached', async ({
  page,
}) => {
  for (const path of ['/contact', '/booking', '/blog']) {
    await page.goto(path, { waitUntil: 'load' });
    const form = page.locator('form[data-form]');
    await expect(form.locator('noscript p')).toBeVisible();
    await expect(form.locator('[type=submit]')).toBeHidden();
    await expect(form).toHaveAttribute('method', 'post');
    for (const way of ['(303) 555-0142', 'Text the same number', 'hello@']) {
      await expect(page.getByRole('contentinfo').getByText(way)).toBeVisible();
    }
  }
});
