import { expect, test } from '../../support/fixtures';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both pages say so: the owner is offered the phone, the operator is told where it stands', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const notice = main.locator('noscript p');
    await page.goto('/visit', { waitUntil: 'load' });
    await expect(notice).toContainText('JavaScript');
    await expect(main.getByRole('link', { name: 'Call (303) 555-0142' })).toBeVisible();
    await page.goto('/operator', { waitUntil: 'load' });
    await expect(notice).toContainText('The email has the customer’s phone number');
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
