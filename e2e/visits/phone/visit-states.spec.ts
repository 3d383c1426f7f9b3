import { expect, test } from '../../support/fixtures';
import { title } from '../../support/page-parts';
import { skipPauses } from '../../support/request-faults';
import { storeRequest, waitForOwnerMail } from '../../support/visits/visit-mails';
import { refusedLine, visitCalls } from '../../support/visits/visit-pages';

test('a link that opens changes nothing', async ({ page, request, visitor, storedBookings }) => {
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

test('the page says that it is offline or cannot look up, and goes on with the next tap', async ({
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
