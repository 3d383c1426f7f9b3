import type { APIRequestContext, Page } from 'playwright/test';
import { readRows } from '../stored-rows';
import { toMailbox } from './booking-form';

export const words = 'Do you groom Newfoundlands?';

export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

export async function fillMessage(page: Page, lastName: string) {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(toMailbox(lastName));
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('checkbox').check();
}

export const storedInquiries = (request: APIRequestContext, lastName: string) =>
  readRows(request, 'contact_inquiries', { last_name: `eq.${lastName}` });
