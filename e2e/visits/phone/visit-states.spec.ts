import type { Page } from 'playwright/test';
import { localKeys } from '../../../supabase/local/local-keys';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { toMailbox } from '../../support/forms/booking-form';
import { title } from '../../support/page-parts';
import { skipPauses } from '../../support/request-faults';
import { readMailsTo, waitForMails } from '../../support/visits/mail-folder';
import {
  otherTimeMail,
  storeRequest,
  waitForOperatorLink,
  waitForOwnerMail,
} from '../../support/visits/visit-mails';
import {
  confirmVisit,
  openInNewDocument,
  refusedLine,
  visitCalls,
} from '../../support/visits/visit-pages';

async function cancelInTwoPresses(page: Page) {
  await page.getByRole('button', { name: 'Cancel this visit' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
}

test('links that are cut, swapped or revoked open nothing', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  const reference = await storeRequest(request, visitor);
  const link = await waitForOperatorLink(reference);
  const key = link.replace(/.*#/, '');
  for (const path of [link.slice(0, -1), `/visit#${key}`]) {
    await openInNewDocument(page, path);
    await expect(title(page), path).toContainText('This link');
  }
  await openInNewDocument(page, link);
  await expect(title(page)).toHaveText('New request');

  const answer = await request.post('/rest/v1/rpc/revoke_visit_links', {
    headers: { apikey: localKeys.secret },
    data: { reference },
  });
  expect(answer.ok()).toBe(true);
  await page.reload();
  await expect(title(page)).toContainText('This link');
});

test('opening a link changes nothing and tells nobody, even where visits may be measured', async ({
  page,
  request,
  visitor,
  storedBookings,
}) => {
  const reference = await storeRequest(request, visitor);
  const { link } = await waitForOwnerMail(visitor, 'We have your request');
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
  const requests: { url: string; referrer: string }[] = [];
  page.on('request', (sent) => {
    requests.push({ url: sent.url(), referrer: sent.headers()['referer'] ?? '' });
  });
  const answer = await page.goto(link);
  await expect(title(page)).toHaveText('We have your request');
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible();

  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  const token = link.slice(-22);
  for (const { url, referrer } of requests) {
    expect(new URL(url).origin).toBe(new URL(page.url()).origin);
    expect(url.replace(/#.*/, '')).not.toContain(token);
    // scripts send their own address to scripts they load; the page sends none
    expect(referrer).toMatch(/^$|\/assets\/[\w-]+\.js$/);
  }
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain(reference);
  expect((await storedBookings()).map(({ status }) => status)).toEqual(['new']);
});

test('an old tab hears that somebody was faster, and no second mail goes out', async ({
  page,
  context,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  const link = await waitForOperatorLink(await storeRequest(request, visitor));
  await page.goto(link);
  const second = await context.newPage();
  await second.goto(link);
  await waitForHydration(second);
  await second.getByRole('button', { name: 'Decline' }).click();
  await second.getByRole('button', { name: 'Too far' }).click();
  await second.getByRole('button', { name: 'Decline request' }).click();
  await expect(title(second)).toHaveText('Declined');

  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Someone else answered first: already declined at \d/)).toBeVisible();
  await expect(title(page)).toHaveText('Declined');
  await waitForMails(() => readMailsTo(toMailbox(visitor)), /\r\nSubject: =\?UTF-8\?Q\?We_can/);
  const { link: ownerLink } = await waitForOwnerMail(visitor, 'We have your request');
  await page.goto(ownerLink);
  await expect(title(page)).toHaveText('We can’t make this visit');
  await expect(page.getByText('farther than we can drive')).toBeVisible();
});

test('a press whose answer is lost is made once, and pressing again shows it', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  await page.goto(await waitForOperatorLink(await storeRequest(request, visitor)));
  await confirmVisit(page);
  const { link } = await waitForOwnerMail(visitor, otherTimeMail);
  await page.goto(link);
  await expect(title(page)).toHaveText(/ instead of /);
  await page.route(visitCalls, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await cancelInTwoPresses(page);
  await expect(page.getByRole('alert')).toContainText('That didn’t go through');
  await page.unroute(visitCalls);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(title(page)).toHaveText('You canceled this visit');
  await expect(page.getByText('while this page was open')).toBeHidden();
  await waitForOwnerMail(visitor, 'Canceled');
  const mails = await readMailsTo(toMailbox(visitor));
  expect(mails.filter((mail) => mail.includes('\r\nSubject: Canceled'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Ask for another day' }).click();
  await expect(page).toHaveURL(/\/booking$/);
});

test('offline and out of order, the page says so, and goes on by itself', async ({
  page,
  context,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  await storeRequest(request, visitor);
  const { link } = await waitForOwnerMail(visitor, 'We have your request');
  await page.route(visitCalls, (route) => route.fulfill({ status: 502, json: {} }));
  await skipPauses(page);
  await page.goto(link);
  await expect(title(page)).toHaveText('We can’t look it up right now');
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toBeVisible();
  await page.unroute(visitCalls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('We have your request');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing was canceled');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(title(page)).toHaveText('You canceled this request');
});
