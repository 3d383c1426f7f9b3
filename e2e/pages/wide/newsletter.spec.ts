import type { APIRequestContext, Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { readRows } from '../../support/stored-rows';
const thanks = (page: Page) => page.getByText('Thank you. Please check your inbox.');
const toEmail = (visitor: string) => `${visitor.replaceAll(' ', '.').toLowerCase()}@mail.test`;

async function subscribe(page: Page, email: string) {
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

const storedSubscribers = (request: APIRequestContext, email: string) =>
  readRows(request, 'newsletter_subscribers', { email: `eq.${email}` });

test('the form stores a sign-up, thanks for it and is empty', async ({
  page,
  visitor,
  request,
}) => {
  const email = toEmail(visitor);
  await page.goto('/blog');
  await subscribe(page, `  ${email} `);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue('');
  const [row, ...others] = await storedSubscribers(request, email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ email, honeypot_filled: false, fill_seconds: expect.any(Number) });
});
