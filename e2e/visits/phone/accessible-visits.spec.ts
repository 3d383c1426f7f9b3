import { expect, test } from '../../support/fixtures';
import { tabTo } from '../../support/keyboard';
import { title } from '../../support/page-parts';
import { newOpenDay } from '../../support/visits/open-days';
import {
  otherTimeMail,
  storeRequest,
  waitForOperatorLink,
  waitForOwnerMail,
} from '../../support/visits/visit-mails';
import { visitCalls } from '../../support/visits/visit-pages';

test('the operator answers with a keyboard, and the owner cancels with one', async ({
  page,
  request,
  visitor,
}) => {
  await page.goto(await waitForOperatorLink(await storeRequest(request, visitor)));
  await expect(page.getByLabel('Day', { exact: true })).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(newOpenDay());
  await page.getByLabel('We arrive at').fill('09:15');
  await tabTo(page, page.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('9:15 AM');

  const { link } = await waitForOwnerMail(visitor, otherTimeMail);
  await page.goto(link);
  const cancel = page.getByRole('button', { name: 'Cancel this visit' });
  await expect(cancel).toBeVisible();
  await expect(cancel).not.toBeFocused();
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Keep it' }));
  await page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, cancel it' }));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('You canceled this visit');
});

test(
  'ending the emails with a keyboard leads to the line that says so',
  { tag: '@night' },
  async ({ page, request, visitor }) => {
    await storeRequest(request, visitor);
    const { link } = await waitForOwnerMail(visitor, 'We have your request');
    // no visit is done yet when the tests run
    let returnEmail = 'on';
    await page.route(visitCalls, async (route) => {
      if (route.request().postDataJSON().action === 'end_return_emails') {
        returnEmail = 'ended';
        return route.fulfill({ json: { returnEmail } });
      }
      const response = await route.fetch();
      const { visit } = await response.json();
      return route.fulfill({
        response,
        json: { visit: { ...visit, status: 'done', returnEmail } },
      });
    });
    await page.goto(link);
    const stop = page.getByRole('button', { name: 'Stop these emails' });
    await expect(stop).toBeVisible();
    await tabTo(page, stop);
    await page.keyboard.press('Enter');
    const ended = page.getByText('we won’t email you about it');
    await expect(ended).toBeFocused();
    await page.reload();
    await expect(ended).toBeVisible();
    await expect(ended).not.toBeFocused();
  },
);

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
