import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { choose } from '../../support/forms/booking-form';
import { tabTo } from '../../support/keyboard';
import { title } from '../../support/page-parts';
import { expectFitsTwiceTheText } from '../../support/twice-the-text';
import { newOpenDay } from '../../support/visits/open-days';
import { storeVisit } from '../../support/visits/operator-days';
import * as mails from '../../support/visits/visit-mails';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the reference and the day to ask for. */
async function openVisit(page: Page, request: APIRequestContext, visitor: string) {
  const stop = { petName: 'Biscuit', time: '10:00', day: newOpenDay() };
  const reference = await storeVisit(request, visitor, stop);
  const { link } = await mails.waitForOwnerMail(visitor, mails.otherTimeMail);
  await page.goto(link);
  await expect(title(page)).toHaveText(/ instead of /);
  return { reference, link, wished: newOpenDay() };
}

const firstDay = (page: Page) =>
  page.getByRole('group', { name: 'Day', exact: true }).locator('[type=radio]:enabled').first();

async function chooseOtherDay(page: Page, day: string) {
  await choose(page, 'Other day');
  await page.getByLabel('Another day').fill(day);
}

async function askByKeyboard(page: Page, day: string) {
  await tabTo(page, button(page, 'Ask for another time'));
  await page.keyboard.press('Enter');
  await expect(firstDay(page)).toBeFocused();
  if (day) await chooseOtherDay(page, day);
  await tabTo(page, page.getByLabel('Arrival window'));
  await page.keyboard.type('2');
  await tabTo(page, page.getByLabel('Anything else?'));
  await page.keyboard.type('After school');
  await tabTo(page, button(page, 'Send'));
  await page.keyboard.press('Enter');
}

test('an owner asks, and the operator answers, by keyboard', async ({ page, request, visitor }) => {
  const { reference, link, wished } = await openVisit(page, request, visitor);
  const ask = button(page, 'Ask for another time');
  await expect(ask).not.toBeFocused();
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Never mind'));
  await page.keyboard.press('Enter');
  await expect(ask).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await askByKeyboard(page, '');
  await expect(page.getByText('Choose a day.')).toBeVisible();
  await expect(firstDay(page)).toBeFocused();
  await expect(firstDay(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await expectFitsTwiceTheText(page, 'the form');

  // letters of twice the size and back moved the page
  await firstDay(page).scrollIntoViewIfNeeded();
  await chooseOtherDay(page, wished);
  await tabTo(page, button(page, 'Send'));
  await page.keyboard.press('Enter');
  const askedNote = page.getByText(
    /^You asked to move to .*, 2-4 PM\. Nothing changes until we answer/,
  );
  await expect(askedNote).toBeFocused();

  await page.goto(await mails.waitForOperatorLink(reference));
  await expect(page.getByText('“After school”')).toBeVisible();
  await tabTo(page, button(page, 'Keep the time'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/(Sent to|To) .*: the time stays/)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expectAccessible(page);
  await expect(button(page, 'Keep the time')).toHaveCount(0);

  await mails.waitForOwnerMail(visitor, 'Still held: ');
  await page.goto(link);
  await expect(page.getByText(/We’re sorry, we can’t come on/)).toBeVisible();
  await expect(button(page, 'Ask for another time')).toBeVisible();
});
