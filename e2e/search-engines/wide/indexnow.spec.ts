import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { readSitemapPaths } from '../../support/sitemap-paths';

// The function starts at its first call and pauses between batches.
const slow = { timeout: 60_000 };
const done = 'All URLs submitted successfully!';

const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

function listenToCalls(page: Page): string[][] {
  const calls: string[][] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/functions/v1/')) calls.push(request.postDataJSON().urls);
  });
  return calls;
}

test('the page submits the whole sitemap, and checks the key file', async ({ page }) => {
  const calls = listenToCalls(page);
  await page.goto('/admin/indexnow');
  const listed = await readSitemapPaths(page.request);
  await submitButton(page).click();
  await expect(toast(page, 'Submission Started')).toContainText(
    `Submitting ${listed.length} URLs to the submission service...`,
  );
  await expect(page.getByText(done)).toBeVisible(slow);
  await expect(page.getByRole('progressbar')).toHaveJSProperty('position', 1);
  await expect(submitButton(page)).toBeFocused();
  await expect(toast(page, 'Success!')).toContainText(
    `Successfully submitted ${listed.length} URLs to the submission service. Search engines will be notified within minutes.`,
  );
  expect(calls.flat().map((url) => new URL(url).pathname)).toEqual(listed);

  const card = page.getByRole('region', { name: 'API key verification' });
  await card.getByRole('button', { name: 'Check the key file' }).click();
  await expect(card.getByRole('status')).toHaveText(
    '/alpenglow-local-indexnow-key.txt returns the key and nothing else.',
  );
});
