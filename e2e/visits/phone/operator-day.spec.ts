import { emptyDay } from '../../../supabase/functions/_shared/visits/empty-day.fixture';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { skipPauses } from '../../support/request-faults';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import {
  answerRequest,
  region,
  rows,
  showOwnDay,
  startDay,
  storeMessage,
  storeVisit,
} from '../../support/visits/operator-days';
import { lookAgain, refusedLine, visitCalls } from '../../support/visits/visit-pages';

test('done asks before it counts, and what another device did meanwhile is heard', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  const [, , far = ''] = await startDay(page, request, visitor);
  const today = rows(page, /^Today, /, visitor);
  const early = today.filter({ hasText: 'Early' });
  await early.getByRole('button', { name: 'Done' }).click();
  await expect(early.getByRole('button', { name: 'Mark done' })).toBeFocused();
  // the database's clock says that the visit is still ahead
  await page.keyboard.press('Enter');
  await expect(early.getByRole('alert')).toContainText('The visit hasn’t started yet');
  await early.getByRole('button', { name: 'Not yet' }).click();
  await expect(early.getByRole('button', { name: 'Done' })).toBeFocused();

  await answerRequest(request, { reference: far, revision: 1, action: 'cancel', note: 'The van' });
  const farAway = today.filter({ hasText: 'Far' });
  await farAway.getByRole('button', { name: 'Done' }).click();
  await farAway.getByRole('button', { name: 'Mark done' }).click();
  await expect(
    page.getByText(/Far:.*Someone else answered first: already canceled/),
  ).toBeInViewport();
  await expect(today.getByRole('heading')).toHaveText(['Early', 'Noon', 'Late']);

  let isDone = false;
  await page.route(visitCalls, async (route) => {
    const sent: { action: string } = route.request().postDataJSON();
    // Read again it would be as the database has it, which was not told.
    if (isDone) return;
    if (sent.action !== 'done') return route.continue();
    isDone = true;
    expect(sent).toMatchObject({ revision: 1, requestVersion: 1 });
    const postData = JSON.stringify({ ...sent, action: 'read' });
    const response = await route.fetch({ postData });
    const { visit } = await response.json();
    const done = { ...visit, status: 'done', revision: 2, undoUntil: '2099-01-01T00:00:00Z' };
    await route.fulfill({ response, json: { visit: done } });
  });
  await early.getByRole('button', { name: 'Done' }).click();
  await early.getByRole('button', { name: 'Mark done' }).click();
  await expect(early.getByText('Done', { exact: true })).toBeVisible();
  await expect(early.getByRole('heading')).toBeFocused();
  await expect(early.getByRole('button')).toHaveText([
    'Undo done',
    '1 week',
    '2 weeks',
    '4 weeks',
    '6 weeks',
    '8 weeks',
    /^In \d+ weeks, /,
    'Another time',
  ]);
});

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

test('an empty day says what will show up', { tag: '@night' }, async ({ page }) => {
  await page.route(visitCalls, (route) => route.fulfill({ json: { day: emptyDay } }));
  await page.goto('/operator');
  await expect(region(page, /^To answer$/)).toContainText('New requests show up here');
  await expect(region(page, /^Today, /)).toContainText('What you confirm for today shows up here');
  await expect(region(page, /^Tomorrow, /)).toContainText('No visits tomorrow yet');
  await expectAccessible(page);
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
