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
import { chooseDay } from '../../support/visits/visit-pages';

test('the operator answers with a keyboard, and the owner cancels with one', async ({
  page,
  request,
  visitor,
}) => {
  await page.goto(await waitForOperatorLink(await storeRequest(request, visitor)));
  await chooseDay(page, newOpenDay());
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
