import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { skipPauses } from '../../support/request-faults';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import { rows, showOwnDay, startDay, storeMessage } from '../../support/visits/operator-days';
import { lookAgain, refusedLine, visitCalls } from '../../support/visits/visit-pages';

test('the day works by keyboard, and asks no third party', async ({ page, request, visitor }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
  const urls: URL[] = [];
  page.on('request', (sent) => urls.push(new URL(sent.url())));
  await storeMessage(request, visitor);
  await showOwnDay(page, visitor);
  const [noon] = await startDay(page, request, visitor);
  await expectAccessible(page);
  expect(new Set(urls.map(({ origin }) => origin)).size).toBe(1);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain(noon);

  const early = rows(page, /^Today, /, visitor).filter({ hasText: 'Early' });
  await tabTo(page, early.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(early.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'To answer', exact: true }).click();
  await expect(page.getByText('Do you also groom a rabbit?')).toBeVisible();
  await expectFitsTwiceTheText(page);
});

test('an outage leaves the day in sight', async ({ page, request, visitor, expectedInConsole }) => {
  expectedInConsole.push(refusedLine);
  await startDay(page, request, visitor);
  await skipPauses(page);
  await page.route(visitCalls, (route) => route.fulfill({ status: 502, json: {} }));
  await lookAgain(page);
  await expect(page.getByText('The database can’t be reached')).toBeVisible();
  await expect(rows(page, /^Today, /, visitor)).toHaveCount(4);
  await page.unroute(visitCalls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Checked at/)).toBeVisible();
});
