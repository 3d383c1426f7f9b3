import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import * as form from '../../support/forms/booking-form';
import { newOpenDay } from '../../support/visits/open-days';
import * as mails from '../../support/visits/visit-mails';
import { chooseDay } from '../../support/visits/visit-pages';

// Handlers that throw during a tap, where no request failed.

/** Part of every error message, as if it quoted typed text; no log may hold it. */
const typedText = 'Biscuit of Pearl Street';

async function breakPage(page: Page): Promise<{ repair: () => Promise<void>; log: string[] }> {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(message.text());
  });
  await page.evaluate((words) => {
    const { trim } = String.prototype;
    const { Blob } = globalThis;
    const fail = () => {
      throw new TypeError(words);
    };
    document.addEventListener('repair', () => {
      String.prototype.trim = trim;
      globalThis.Blob = Blob;
    });
    String.prototype.trim = fail;
    globalThis.Blob = class extends Blob {
      constructor() {
        super();
        fail();
      }
    };
  }, typedText);
  return {
    log,
    repair: () => page.evaluate(() => void document.dispatchEvent(new Event('repair'))),
  };
}

async function expectTold(notice: Locator, log: readonly string[], typed: string) {
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: /^Call/ })).toBeVisible();
  const text = await notice.getByRole('link', { name: /^Text us/ }).getAttribute('href');
  expect(decodeURIComponent(text ?? '')).toContain(typed);
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('failed unexpectedly: TypeError');
  expect(log.join()).not.toContain(typedText);
}

test.use({ expectedInConsole: ({}, use) => use([/failed unexpectedly: TypeError/]) });

test('the form reports an error, and works after it', async ({ page, visitor, storedBookings }) => {
  await page.goto('/booking');
  await form.fillPet(page, { name: 'Biscuit' });
  const notice = form.bookingForm(page).getByRole('alert');
  const first = await breakPage(page);
  await form.next(page);
  await expectTold(notice, first.log, 'Biscuit');
  await first.repair();
  await form.next(page);
  await expect(notice).toBeHidden();
  await expect(form.heading(page, 'Scheduling & Address')).toBeVisible();

  await page.getByRole('button', { name: 'Start over' }).click();
  await form.fillBooking(page, visitor);
  const last = await breakPage(page);
  await form.submitButton(page).click();
  await expect.poll(() => last.log.length).toBe(1);
  await expect(notice.getByRole('link', { name: /^Text us/ })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(visitor);
  await last.repair();
  await form.submitButton(page).click();
  await expect(form.confirmation(page)).toBeVisible();
  expect(await storedBookings()).toHaveLength(1);
});

test('the operator’s and the owner’s page report an error, and work after it', async ({
  page,
  request,
  visitor,
}) => {
  const reference = await mails.storeRequest(request, visitor);
  await page.goto(await mails.waitForOperatorLink(reference));
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await chooseDay(page, newOpenDay());
  const operator = await breakPage(page);
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page');
  expect(operator.log).toHaveLength(1);
  await operator.repair();
  await confirm.click();
  await expect(page.getByRole('group', { name: 'This visit' })).toBeVisible();

  await page.goto((await mails.waitForOwnerMail(visitor, mails.otherTimeMail)).link);
  await page.getByRole('button', { name: 'Cancel this visit' }).click();
  const yes = page.getByRole('button', { name: 'Yes, cancel it' });
  const owner = await breakPage(page);
  await yes.click();
  await expectTold(page.getByRole('alert'), owner.log, 'cancel my visit');
  await owner.repair();
  await yes.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('canceled');
});
