import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { banner } from '../../support/page-parts';

// All other tests start with a choice made (playwright.config.ts).
test.use({ storageState: { cookies: [], origins: [] } });

const controls = (page: Page) => page.getByRole('region', { name: 'Your choice' });
const storedChoice = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('the banner explains, links to the policy and shows three equal buttons', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toContainText('Nothing is measured unless you accept');
  await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
    'href',
    '/cookie-policy',
  );
  const [reject, accept, settings] = [
    banner(page).getByRole('button', { name: 'Reject All' }),
    banner(page).getByRole('button', { name: 'Accept All' }),
    banner(page).getByRole('link', { name: 'Settings' }),
  ];
  const look = await Promise.all(
    [reject, accept, settings].map((button) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const size = [Math.round(width), Math.round(height)];
        return { backgroundColor, color, fontSize, fontWeight, size };
      }),
    ),
  );
  expect(look[1]).toEqual(look[0]);
  expect(look[2]).toEqual(look[0]);
  expect(look[0]?.size[1]).toBeGreaterThanOrEqual(44);
  expect(await storedChoice(page)).toEqual({});
  await expectAccessible(page);

  await settings.click();
  await expect(page).toHaveURL('/cookie-policy');
  await expect(controls(page)).toBeInViewport();
});

test('the footer’s controls change the choice in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(banner(other)).toBeVisible();

  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  const status = controls(page).getByRole('status');
  await expect(status).toBeFocused();
  await expect(status).toHaveText('You have not chosen yet, so nothing is measured.');
  await controls(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(status).toContainText('You chose Accept All.');
  await expect(banner(page)).toBeHidden();
  await expect(banner(other)).toBeHidden();

  await other.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(controls(other).getByRole('button', { name: 'Accept All' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await controls(other).getByRole('button', { name: 'Reject All' }).click();
  await expect(status).toHaveText('You chose Reject All. Nothing is measured.');
  expect(await storedChoice(page)).toEqual({ 'cookie-consent': 'rejected' });
});
