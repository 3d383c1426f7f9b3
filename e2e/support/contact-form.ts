import { type APIRequestContext, type Page, expect } from 'playwright/test';
import { localKeys } from '../../supabase/local/local-keys';
import { toMailbox } from './booking-form';

export const inquiries = '**/rest/v1/contact_inquiries**';

/** Expected in the console: the browser's line, and ours without data. */
export const failureLines = [
  /Failed to load resource/,
  /^Contact message was not stored: \w+ \(code/,
];

export const words = 'Do you groom Newfoundlands?';

export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

export const alert = (page: Page) => page.getByRole('form', { name: 'Contact' }).getByRole('alert');

export async function fillMessage(page: Page, lastName: string) {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(toMailbox(lastName));
  await page.getByLabel('Message').fill(words);
  await page.getByRole('checkbox').check();
}

export async function storedInquiries(
  request: APIRequestContext,
  lastName: string,
): Promise<unknown[]> {
  const answer = await request.get('/rest/v1/contact_inquiries', {
    params: {
      select: 'first_name,email,phone,message,honeypot_filled,fill_seconds',
      last_name: `eq.${lastName}`,
    },
    headers: { apikey: localKeys.secret },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}
