import { confirmation, fillBooking, submitButton } from '../../support/booking-form';
import { developmentSite, operatorKey } from '../../support/development-site';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { title } from '../../support/page-parts';
import { storeRequest, waitForOperatorLink, waitForOwnerMail } from '../../support/visit-mails';
import { confirmVisit, refusedLine, visitCalls } from '../../support/visit-pages';

test('the operator’s link asks each device for the key, once', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  const site = developmentSite();
  const reference = await storeRequest(request, visitor, { site });
  const link = site + (await waitForOperatorLink(reference));
  const open = page.getByRole('button', { name: 'Open the request' });
  const field = page.getByLabel('Key');
  await page.goto(link);
  await expect(title(page)).toHaveText('Operator’s key');
  await expect(page.getByText('Biscuit')).toBeHidden();
  await open.click();
  await expect(page.getByText('Type the operator’s key.')).toBeVisible();
  for (const wrongKey of ['schlüssel', 'not-the-operators-key']) {
    await field.fill(wrongKey);
    await page.keyboard.press('Enter');
    await expect(page.getByText('That isn’t the operator’s key.')).toBeVisible();
  }
  await field.fill(`  ${operatorKey} `);
  await open.click();
  await expect(title(page)).toHaveText('New request');
  await page.reload();
  await expect(title(page)).toHaveText('New request');
  await page.goto(`${site}/admin/indexnow`);
  await expect(page.getByLabel('Operator key')).toHaveValue(operatorKey);
});

test('what is sent again after the answer counts once the operator uses it', async ({
  page,
  request,
  visitor,
}) => {
  const reference = await storeRequest(request, visitor);
  await page.goto(await waitForOperatorLink(reference));
  await confirmVisit(page);
  const time = await title(page).innerText();
  await storeRequest(request, visitor, { reference, address: '900 Grant St' });
  await page.reload();
  const sentAgain = page.getByRole('region', { name: 'Sent again after your answer' });
  await expect(sentAgain).toContainText('900 Grant St');
  const request1 = page.getByRole('region', { name: 'Request', exact: true });
  await expect(request1).toContainText('12 Pearl St');
  await expectAccessible(page);
  const ownerMail = await waitForOwnerMail(visitor, 'Confirmed');
  await page.goto(ownerMail.link);
  await expect(page.getByText('12 Pearl St')).toBeVisible();
  await expect(page.getByText('900 Grant St')).toBeHidden();

  await page.goto(await waitForOperatorLink(reference));
  await sentAgain.getByRole('button', { name: 'Use these details' }).click();
  await expect(sentAgain).toBeHidden();
  await expect(request1).toContainText('900 Grant St');
  await expect(title(page)).toHaveText(time);
  await page.goto(ownerMail.link);
  await expect(title(page)).toContainText('Still ');
  await expect(page.getByText('900 Grant St')).toBeVisible();
});

test('Done asks first, says when it is too early, and can be undone for a day', async ({
  page,
  request,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
  await page.goto(await waitForOperatorLink(await storeRequest(request, visitor)));
  await confirmVisit(page);
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await expect(done).toHaveCount(0);
  // No visit has started while tests run: the page is shown one that has.
  let differs: object = { starts: { day: '2026-01-05', time: '09:00' } };
  await page.route(visitCalls, async (route) => {
    if (route.request().postDataJSON().action !== 'read') return route.continue();
    const answer = await route.fetch();
    const { visit } = await answer.json();
    return route.fulfill({ response: answer, json: { visit: { ...visit, ...differs } } });
  });
  await page.reload();
  await done.click();
  await expect(page.getByLabel('Done. A line for the owner?')).toBeVisible();
  await expect(done).toHaveCount(0);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(done).toBeFocused();
  await done.click();
  await page.getByRole('button', { name: 'Yes, it’s done' }).click();
  await expect(page.getByRole('alert')).toContainText('hasn’t started yet');

  differs = { status: 'done', undoUntil: new Date(Date.now() + 3_600_000).toISOString() };
  await page.route(visitCalls, (route) =>
    route.request().postDataJSON().action === 'read' ? route.fallback() : route.abort(),
  );
  await page.reload();
  await expect(title(page)).toHaveText('Done');
  await expect(page.getByText(/You can undo it until/)).toBeVisible();
  const sent = page.waitForRequest(
    (asked) => asked.url().includes('/visits') && asked.postDataJSON().action === 'undo',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ revision: 1, requestVersion: 1 });
  await expect(page.getByRole('alert')).toContainText('No answer came back');
});

test('the operator has the visit as a calendar file, and its end', async ({
  page,
  request,
  visitor,
}) => {
  const reference = await storeRequest(request, visitor);
  await page.goto(await waitForOperatorLink(reference));
  await confirmVisit(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Put it in my calendar' }).click();
  expect((await saved).suggestedFilename()).toBe(`${reference}-operator.ics`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Roads' }).click();
  await page.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(title(page)).toHaveText('Canceled by us');
  const removed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Remove from my calendar' }).click();
  const stream = await (await removed).createReadStream();
  const chunks = await stream.toArray();
  expect(Buffer.concat(chunks).toString()).toContain('METHOD:CANCEL');
});

test('a reference that is another mailbox’s is replaced without a word', async ({
  page,
  request,
  visitor,
  storedBookings,
  expectedInConsole,
}) => {
  expectedInConsole.push(refusedLine);
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
