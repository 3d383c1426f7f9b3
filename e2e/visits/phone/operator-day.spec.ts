import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { skipPauses } from '../../support/request-faults';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import {
  rows,
  showOwnDay,
  startDay,
  storeMessage,
  storeVisit,
} from '../../support/visits/operator-days';
import { lookAgain, refusedLine, visitCalls } from '../../support/visits/visit-pages';

test('offline the day stays, with the time, and goes on when the network is back', async ({
  page,
  context,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  await showOwnDay(page, visitor);
  await startDay(page, request, visitor);
  await skipPauses(page);
  await context.setOffline(true);
  await expect(
    page.getByText(/You’re offline\. This is how it stood at \d+:\d\d [AP]M/),
  ).toBeVisible();
  await expect(rows(page, /^Today, /, visitor)).toHaveCount(4);
  await expectAccessible(page);
  await storeVisit(request, visitor, {
    petName: 'Newcomer',
    day: await page.evaluate(() => new Date().toISOString().slice(0, 10)),
    time: '17:00',
  });
  await context.setOffline(false);
  await expect(rows(page, /^Today, /, visitor)).toHaveCount(5);
  await expect(page.getByText('You’re offline')).toBeHidden();

  // reads again when looked at, but not when left alone
  let reads = 0;
  await page.route(visitCalls, (route) => {
    reads += 1;
    return route.fulfill({ status: 502, json: { error: 'database_unavailable' } });
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(reads).toBe(0);
  await lookAgain(page);
  await expect(page.getByText('The database can’t be reached')).toBeVisible();
  await expect(rows(page, /^Today, /, visitor)).toHaveCount(5);
  await page.unroute(visitCalls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Checked at/)).toBeVisible();
});

test('the day can be walked with a keyboard, fits twice the letters, and asks nobody else', async ({
  page,
  request,
  visitor,
}) => {
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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'To answer', exact: true }).click();
  await expect(page.getByText('Do you also groom a rabbit?')).toBeVisible();
  await expectFitsTwiceTheText(page);
});
