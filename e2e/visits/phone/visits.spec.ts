import { expect, test } from '../../support/fixtures';
import { bookTwoPets, toMailbox } from '../../support/forms/booking-form';
import { title } from '../../support/page-parts';
import { readMailsAbout, readMailsTo, waitForMails } from '../../support/visits/mail-folder';
import { newOpenDay } from '../../support/visits/open-days';
import * as mails from '../../support/visits/visit-mails';
import { chooseDay } from '../../support/visits/visit-pages';

// Emails of a whole journey take time.
test.describe.configure({ timeout: 150_000 });

test('a visit is confirmed, moved and canceled', async ({ page, visitor, storedBookings }) => {
  await bookTwoPets(page, visitor, 'Shy at first 🐶');
  const [booking] = await storedBookings();
  const reference = booking?.reference ?? '';

  // Both are told.
  const link = await mails.waitForOperatorLink(reference);
  const [toOperator] = await waitForMails(
    () => readMailsAbout(reference),
    /\r\nSubject: Booking .*: Biscuit and Mo, .* 8-10 AM, 80206\r\n/,
  );
  expect(toOperator).toContain('Shy at first 🐶');
  await mails.waitForOwnerMail(visitor, `We have your request ${reference}`);

  // The operator confirms another time than was asked for.
  const day = newOpenDay();
  await page.goto(link);
  await expect(title(page)).toHaveText('New request');
  await expect(page.getByText('Biscuit and Mo')).toBeVisible();
  await chooseDay(page, day);
  await page.getByLabel('We arrive at').fill('13:00');
  await page.getByLabel('A note to the customer').fill('We park by the blue door.');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(title(page)).toContainText('1:00 PM');
  await expect(title(page)).toBeFocused();
  expect((await storedBookings()).map(({ status }) => status)).toEqual(['new', 'new']);

  // The owner's email and its file.
  const confirmed = await mails.waitForOwnerMail(visitor, mails.otherTimeMail);
  const entry = mails.readCalendar(confirmed.mail);
  expect(entry).toMatchObject({ method: 'PUBLISH', sequence: 1, starts: `${day} 13:00` });
  expect(entry.text).toMatch(/\r\nDTSTART:\d{8}T(20|19)0000Z\r\n/);
  await page.goto(confirmed.link);
  await expect(title(page)).toHaveText(/ instead of /);
  await expect(page.getByText('We park by the blue door.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const saved = await (await download).createReadStream();
  expect(Buffer.concat(await saved.toArray()).toString()).toBe(entry.text);

  // A move replaces the calendar entry.
  await page.goto(link);
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByLabel('We arrive at').fill('08:30');
  await page.getByRole('button', { name: 'Move visit' }).click();
  await expect(title(page)).toContainText('8:30 AM');
  const moved = await mails.waitForOwnerMail(visitor, 'New time');
  expect(mails.readCalendar(moved.mail)).toMatchObject({
    method: 'PUBLISH',
    uid: entry.uid,
    sequence: 2,
    starts: `${day} 08:30`,
  });

  // The owner cancels in two presses, and the entry goes.
  await page.goto(moved.link);
  await expect(title(page)).toHaveText(/^Now \w+, .*, around 8:30\sAM$/);
  await page.getByRole('button', { name: 'Cancel this visit' }).click();
  await expect(page.getByText('Canceling now is free.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(title(page)).toHaveText('You canceled this visit');
  await expect(title(page)).toBeFocused();
  await waitForMails(() => readMailsAbout(reference), /\r\nTo: operator@[^]*\r\nSubject: Canceled/);
  const canceled = await mails.waitForOwnerMail(visitor, 'Canceled');
  expect(mails.readCalendar(canceled.mail)).toMatchObject({
    method: 'CANCEL',
    uid: entry.uid,
    sequence: 3,
  });
  expect((await storedBookings()).map(({ status }) => status)).toEqual(['new', 'new']);
  expect(await readMailsTo(toMailbox(visitor))).toHaveLength(4);
});
