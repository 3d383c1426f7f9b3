import {
  alert,
  failureLines,
  fillMessage,
  inquiries,
  send,
  storedInquiries,
  words,
} from '../../support/contact-form';
import { expect, test } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { countLoads, deploy } from '../../support/loading-faults';
import { afterTries, refuse } from '../../support/request-faults';

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
  await expect(page.getByText('This doesn’t look right.')).toBeVisible();
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
  await expect(alert(page)).toContainText('You’re offline');
  await context.setOffline(false);
  await expect(alert(page)).toContainText('You’re back online.');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await storedInquiries(request, visitor)).toHaveLength(1);
});

test('a failure is told on another page too, and the message is still in the form', async ({
  page,
  visitor,
  request,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  const footer = page.getByRole('contentinfo');
  await page.route(inquiries, refuse, { times: 3 });
  await fillMessage(page, visitor);
  await send(page).click();
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Failed to send message' }),
  ).toBeVisible(afterTries);

  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByLabel('Message')).toHaveValue(words);
  await send(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await storedInquiries(request, visitor)).toHaveLength(1);
});

test('success is told on another page too', async ({ page, visitor }) => {
  const release = await holdRequests(page, inquiries);
  await fillMessage(page, visitor);
  await send(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
  release();
  await expect(page.getByRole('listitem').filter({ hasText: 'Message Sent!' })).toBeVisible();
});

test('a tab whose code is gone reloads once, and keeps what was typed', async ({
  page,
  visitor,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  await deploy(page, isClientCode);
  const loads = countLoads(page);
  await page.goto('/contact');
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Message').fill(words);
  await reloaded;
  await expect(page.getByLabel('Message')).toHaveValue(words);
  await page.getByLabel('Last name').fill(visitor);
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Email').fill('sam@rivera.test');
  await page.getByRole('checkbox').check();
  await send(page).click();
  await expect(alert(page)).toContainText('Your message didn’t go through', afterTries);
  expect(loads()).toBe(2);
});

test('a tab whose code is gone does not reload where typed text would be lost', async ({
  page,
  expectedInConsole,
}) => {
  expectedInConsole.push(/Failed to load resource/, /^Newsletter address was not stored/);
  await deploy(page, isClientCode);
  const loads = countLoads(page);
  await page.goto('/blog');
  await page.getByLabel('Your email').fill('sam@rivera.test');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('couldn’t sign you up', afterTries);
  await expect(page.getByLabel('Your email')).toHaveValue('sam@rivera.test');
  expect(loads()).toBe(1);
});

const isClientCode = ({ pathname }: URL) => pathname.startsWith('/assets/dist-');
