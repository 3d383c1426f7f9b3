import { developmentSite, operatorKey } from '../../support/development-site';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { confirmation, fillBooking, submitButton } from '../../support/forms/booking-form';
import { title } from '../../support/page-parts';
import { storeRequest, waitForOperatorLink } from '../../support/visits/visit-mails';
import { openInNewDocument, refusedLine } from '../../support/visits/visit-pages';

test.use({
  expectedInConsole: ({}, use) => use([refusedLine, /^Pages were not submitted: \w+ \(status/]),
});

test('the page asks each device once for the operator’s key, and shows nothing before', async ({
  page,
  request,
  visitor,
}) => {
  const site = developmentSite();
  const reference = await storeRequest(request, visitor, { site, petName: 'Hidden' });
  const field = page.getByLabel('Key');
  await page.goto(`${site}/operator`);
  await expect(title(page)).toHaveText('Operator’s key');
  await expectAccessible(page);
  await field.fill('not-the-operators-key');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That isn’t the operator’s key.')).toBeVisible();
  await expect(page.getByText('Hidden')).toHaveCount(0);

  await openInNewDocument(page, site + (await waitForOperatorLink(reference)));
  await expect(title(page)).toHaveText('Operator’s key');
  await expect(page.getByText('Hidden')).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Open the request' });
  await open.click();
  await expect(page.getByText('Type the operator’s key.')).toBeVisible();
  await field.fill('schlüssel');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That isn’t the operator’s key.')).toBeVisible();
  await field.fill(`  ${operatorKey} `);
  await open.click();
  await expect(title(page)).toHaveText('New request');
  await page.getByRole('link', { name: 'All requests and visits' }).click();
  await expect(page.getByRole('link', { name: 'Hidden' }).first()).toBeVisible();

  await page.goto(`${site}/admin/indexnow`);
  const indexNowKey = page.getByLabel('Operator key');
  await expect(indexNowKey).toHaveValue(operatorKey);
  await indexNowKey.fill('');
  await page.getByLabel('Pages to send').fill('/faq');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('alert')).toContainText('The function asks for the operator key');
  await indexNowKey.fill(operatorKey);
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByText('All URLs submitted successfully!')).toBeVisible();
});

test('the form draws a new reference by itself when another mailbox has it', async ({
  page,
  request,
  visitor,
  storedBookings,
}) => {
  await fillBooking(page, visitor);
  const drawn = await page.evaluate(
    () => /"reference":"([^"]+)"/.exec(localStorage.getItem('booking-draft') ?? '')?.[1] ?? '',
  );
  await storeRequest(request, `Somebody else ${visitor}`, { reference: drawn });
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const [row, ...others] = await storedBookings();
  expect(others).toEqual([]);
  expect(row?.reference).not.toBe(drawn);
  await expect(page.getByText(row?.reference ?? 'no reference').first()).toBeVisible();
});
