import { expect, test } from '../../support/fixtures';

test.beforeEach(({ expectedInConsole }) => {
  expectedInConsole.push(/Failed to load resource/, /dynamically imported module/);
});

test('the ZIP check answers a ZIP that was typed offline once the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  const failure = page.waitForEvent('requestfailed', (lost) => /zip-answer/.test(lost.url()));
  await page.getByLabel('Your ZIP code').fill('80209');
  await failure;
  await expect(page.getByText(/^Yes, we come to .*Wash Park/)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(/^Yes, we come to .*Wash Park/)).toBeVisible();
});
