import { toMailbox } from '../../support/booking-form';
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
import { afterTries, refuse } from '../../support/request-faults';

const failure = 'Error: Failed to send message. Please try calling us directly.';

test('a message is stored, the visitor thanked and the form empty', async ({
  page,
  visitor,
  request,
}) => {
  await fillMessage(page, visitor);
  await send(page).click();

  const thanks = page.getByRole('status').filter({ hasText: 'Message Sent!' });
  await expect(thanks).toContainText('We’ll get back to you within 24 hours.');
  await expect(thanks).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(await storedInquiries(request, visitor)).toMatchObject([
    {
      first_name: 'Sam',
      email: toMailbox(visitor),
      phone: null,
      message: words,
      honeypot_filled: false,
      fill_seconds: expect.any(Number),
    },
  ]);
});

test('a phone number is enough to be answered', async ({ page, visitor, request }) => {
  await fillMessage(page, visitor);
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Phone').fill('(303) 555-0199');
  await send(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await storedInquiries(request, visitor)).toMatchObject([
    { email: null, phone: '(303) 555-0199' },
  ]);
});

test('while it is sent, fields and button wait, and a second press sends nothing', async ({
  page,
  visitor,
  request,
}) => {
  const requests: string[] = [];
  page.on('request', (asked) => requests.push(asked.url()));
  const release = await holdRequests(page, inquiries);
  await fillMessage(page, visitor);
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByLabel('Message')).toBeDisabled();
  release();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(requests.filter((url) => url.includes('contact_inquiries'))).toHaveLength(1);
  expect(await storedInquiries(request, visitor)).toHaveLength(1);
});

test('an empty form: a message at each field, the notice, focus on the first', async ({ page }) => {
  await page.goto('/contact');
  await send(page).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Message is required',
    'You must agree to the privacy policy',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Sam');
  await expect(page.getByText('First name is required')).toBeHidden();
});

test('without e-mail and phone the notice says what is missing', async ({
  page,
  visitor,
  request,
}) => {
  await fillMessage(page, visitor);
  await page.getByLabel('Email').fill('');
  await send(page).click();
  await expect(alert(page)).toHaveText(
    'Contact Information Required: Please provide either an email address or phone number.',
  );
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await storedInquiries(request, visitor)).toEqual([]);
  await page.getByLabel('Email').fill('sam@rivera.test');
  await expect(alert(page)).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue(words);
});

test('fields that cannot be used say so once it is sent, and the first of them has the focus', async ({
  page,
  visitor,
}) => {
  await fillMessage(page, visitor);
  const mistakes = [
    ['First name', 'x'.repeat(101), 'First name must be less than 100 characters'],
    ['Last name', 'x'.repeat(101), 'Last name must be less than 100 characters'],
    ['Email', 'sam@', 'Invalid email address'],
    ['Phone', '555-0199', 'Phone number must be at least 10 digits'],
    ['Message', 'x'.repeat(1001), 'Message must be less than 1000 characters'],
  ] as const;
  for (const [label, mistake, message] of mistakes) {
    await page.getByLabel(label).fill(mistake);
    await expect(page.getByText(message)).toBeHidden();
  }
  for (const [label, , message] of mistakes) {
    await page.getByRole('checkbox').focus();
    await send(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill(corrections[label]);
    await expect(page.getByText(message)).toBeHidden();
  }
});

const corrections = {
  'First name': 'Sam',
  'Last name': 'Rivera',
  Email: 'sam@rivera.test',
  Phone: '(303) 555-0199',
  Message: words,
};

test('a failure keeps everything, and a later press stores exactly one row', async ({
  page,
  visitor,
  request,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await page.route(inquiries, refuse, { times: 3 });
  await fillMessage(page, visitor);
  await send(page).click();

  await expect(alert(page)).toContainText(failure, afterTries);
  await expect(alert(page).getByRole('link', { name: 'Call (303) 555-0142' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(visitor);
  await expect(page.getByLabel('Message')).toHaveValue(words);
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(lines.join()).not.toContain(visitor);
  expect(lines.join()).not.toContain('rivera');

  await send(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByText(failure)).toBeHidden();
  expect(await storedInquiries(request, visitor)).toHaveLength(1);
});

test('stored, but every answer lost: the later press does not store it twice', async ({
  page,
  visitor,
  request,
  expectedInConsole,
}) => {
  expectedInConsole.push(...failureLines);
  await page.route(
    inquiries,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 3 },
  );
  await fillMessage(page, visitor);
  await send(page).click();
  await expect(alert(page)).toContainText('won’t send it twice', afterTries);
  await send(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(await storedInquiries(request, visitor)).toHaveLength(1);
});

test('what was typed is there after another page and after a reload, and gone once it is stored', async ({
  page,
  visitor,
}) => {
  const message = page.getByLabel('Message');
  await fillMessage(page, visitor);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Questions');
  await page.goBack();
  await expect(message).toHaveValue(words);
  await page.reload();
  await expect(message).toHaveValue(words);
  await expect(page.getByLabel('Last name')).toHaveValue(visitor);
  await expect(page.getByRole('checkbox')).toBeChecked();

  await send(page).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('');
});

test('the privacy policy opens beside the form, which keeps what was typed', async ({
  page,
  context,
  visitor,
}) => {
  await fillMessage(page, visitor);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /privacy policy \(new tab\)/ }).click();
  await expect(await opened).toHaveURL('/privacy-policy');
  await expect(page.getByLabel('Last name')).toHaveValue(visitor);
});
