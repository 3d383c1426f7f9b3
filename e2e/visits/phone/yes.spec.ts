import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { title } from '../../support/page-parts';
import { newOpenDay } from '../../support/visits/open-days';
import { storeVisit } from '../../support/visits/operator-days';
import {
  otherTimeMail,
  waitForOperatorLink,
  waitForOwnerMail,
} from '../../support/visits/visit-mails';

test.use({ viewport: { width: 360, height: 740 } });

test('an owner says yes from the email, and the operator sees it and keeps a private line', async ({
  page,
  request,
  visitor,
}) => {
  const stop = { petName: 'Biscuit', time: '10:00', day: newOpenDay() };
  const reference = await storeVisit(request, visitor, stop);
  const operatorLink = await waitForOperatorLink(reference);
  await page.goto(operatorLink);
  await expect(page.getByRole('article').getByText('Not heard from yet')).toBeInViewport();
  const text = page.getByRole('link', { name: 'Text for a yes' });
  await expect(text).toHaveAttribute('href', new RegExp(`visit%23${reference}\\.[\\w-]{22}$`));
  await expectAccessible(page);

  const { mail, link } = await waitForOwnerMail(visitor, otherTimeMail);
  expect(mail).toMatch(/\nSay yes: \S+\/visit#/);
  await page.goto(link);
  await expect(title(page)).toHaveText(/ instead of /);
  const yes = page.getByRole('button', { name: 'Yes, that works' });
  await expect(yes).toBeInViewport();
  await expectAccessible(page);
  await yes.click();
  await expect(page.getByText('You said yes. See you then!')).toBeFocused();
  await expectAccessible(page);

  await page.goto(operatorLink);
  await expect(page.getByRole('article').getByText('Said yes', { exact: true })).toBeInViewport();
  await expect(text).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a private note' }).click();
  await page.getByLabel('Private note').fill('Bites at nails');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bites at nails', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByText('You said yes')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Bites');
});
