import type { Request } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { holdAnswer } from '../../support/hold-requests';
import { title } from '../../support/page-parts';
import { startDay } from '../../support/visits/operator-days';
import { storeRequest, waitForOwnerMail } from '../../support/visits/visit-mails';
import { lookAgain, visitCalls, waitQuietly } from '../../support/visits/visit-pages';

test(
  'an answer from before a change does not bring the old state back',
  { tag: '@night' },
  async ({ page, request, visitor }) => {
    await storeRequest(request, visitor);
    const { link } = await waitForOwnerMail(visitor, 'We have your request');
    await page.goto(link);
    await expect(title(page)).toHaveText('We have your request');
    const isRead = (sent: Request) => sent.postDataJSON()?.action === 'read';
    const oldRead = await holdAnswer(page, visitCalls, isRead);
    await lookAgain(page);
    await oldRead.made;
    await page.getByRole('button', { name: 'Cancel this request' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(title(page)).toHaveText('You canceled this request');

    const arrived = page.waitForResponse((answer) => isRead(answer.request()));
    oldRead.release();
    await (await arrived).finished();
    await waitQuietly(page);
    await expect(title(page)).toHaveText('You canceled this request');
    await expect(page.getByRole('button', { name: 'Cancel this request' })).toHaveCount(0);
  },
);

test('a day read before a change brings no old state back', async ({ page, request, visitor }) => {
  await startDay(page, request, visitor);
  const isDay = (sent: Request) => sent.postDataJSON()?.action === 'day';
  const oldDay = await holdAnswer(page, visitCalls, isDay);
  await lookAgain(page);
  await oldDay.made;
  const today = page
    .getByRole('region', { name: /^Today, / })
    .getByRole('article')
    .filter({ hasText: visitor });
  await today.getByRole('link', { name: 'Noon', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Roads' }).click();
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(title(page)).toHaveText('Canceled by us');

  await page.getByRole('link', { name: 'All requests and visits' }).click();
  await expect(title(page)).toHaveText('Requests and visits');
  const arrived = page.waitForResponse((answer) => isDay(answer.request()));
  oldDay.release();
  await (await arrived).finished();
  await waitQuietly(page);
  await expect(today.getByRole('heading')).toHaveText(['Early', 'Far', 'Late']);
});
