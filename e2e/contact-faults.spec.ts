import {
  alert,
  failureLines,
  fillMessage,
  inquiries,
  send,
  storedInquiries,
  words,
} from './contact-form';
import { expect, test } from './fixtures';
import { afterTries, refuse } from './request-faults';

test('a field that only the database refuses is marked', async ({
  page,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  const message =
    'new row for relation "contact_inquiries" violates check constraint "contact_inquiries_email_shape"';
  await page.route(inquiries, (route) =>
    route.fulfill({ status: 400, json: { code: '23514', message } }),
  );
  await fillMessage(page, visitor);
  await send(page).click();
  await expect(page.getByText('We could not accept this answer.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('offline is said; online again, the message lands', async ({
  page,
  context,
  visitor,
  request,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  await fillMessage(page, visitor);
  await context.setOffline(true);
  await send(page).click();
  await expect(alert(page)).toContainText('You are offline');
  await context.setOffline(false);
  await expect(alert(page)).toContainText('You are back online.');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await storedInquiries(request, visitor)).toHaveLength(1);
});

test('who has gone on to another page hears of a failure there', async ({
  page,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  await page.route(inquiries, refuse);
  await fillMessage(page, visitor);
  await send(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Failed to send message' }),
  ).toBeVisible(afterTries);
});

test('code that is missing reloads nothing while a message is in the form', async ({
  page,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  await page.route(/assets\/supabase-js.*\.js/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await fillMessage(page, visitor);
  await send(page).click();
  await expect(alert(page)).toContainText('We could not be reached', afterTries);
  await expect(page.getByLabel('Message')).toHaveValue(words);
  expect(loads).toBe(1);
});
