import { type Locator, type Page, expect } from 'playwright/test';
import { sampleAnswers } from '../../../supabase/functions/_shared/visits/sample-booking.fixture';

type Pet = { name: string; type?: 'Dog' | 'Cat'; service?: string; size?: string };

export const bookingForm = (page: Page) => page.getByRole('form', { name: 'Booking request' });

export async function fillPet(page: Page, pet: Pet, number?: number) {
  const { name, type = 'Dog', service = 'Full Groom', size } = pet;
  const area = number ? page.getByRole('region', { name: `Pet ${number}` }) : bookingForm(page);
  await area.getByLabel('Pet’s name').fill(name);
  for (const answer of [type, service, ...(size ? [size] : [])]) await choose(area, answer);
}

export async function choose(area: Page | Locator, answer: string) {
  await area
    .locator('label')
    .filter({ hasText: new RegExp(`^${answer}`) })
    .first()
    .click();
}

export async function fillSchedule(page: Page, zip = sampleAnswers.zip_code) {
  await page.getByLabel('ZIP code').fill(zip);
  await page.getByLabel('Street address').fill(sampleAnswers.address);
  await openDays(page).nth(3).click();
  await choose(page, sampleAnswers.preferred_time);
}

export const openDays = (page: Page) =>
  page.getByRole('group', { name: 'Preferred date' }).locator('label:has([type=radio]:enabled)');

/** Each visitor has one, because a mailbox gets only a few emails a day. */
export const toMailbox = (name: string) =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@rivera.test`;

export async function fillContact(page: Page, name: string) {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Phone').fill(sampleAnswers.phone);
  await page.getByRole('textbox', { name: 'Email' }).fill(toMailbox(name));
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Request' });

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

export const confirmation = (page: Page) =>
  page.getByRole('heading', { name: 'We have your request', exact: true });

export async function fillBooking(page: Page, visitor: string, path = '/booking') {
  await page.goto(path);
  await fillPet(page, { name: sampleAnswers.pet_name, size: 'Medium' });
  await fillRest(page, visitor);
}

export async function fillRest(page: Page, visitor: string) {
  await next(page);
  await fillSchedule(page);
  await next(page);
  await fillContact(page, visitor);
}

/** Lets a minute pass, since a form sent within seconds is marked for review. */
export async function bookTwoPets(page: Page, visitor: string, notes: string) {
  const opened = Date.now();
  await page.clock.setFixedTime(opened);
  await page.goto('/booking');
  await fillPet(page, { name: 'Biscuit', size: 'Medium' });
  await page.getByRole('button', { name: 'Add another pet' }).click();
  await fillPet(page, { name: 'Mo', type: 'Cat', service: 'Cat Grooming', size: 'Small' }, 2);
  await fillRest(page, visitor);
  await page.getByLabel('Notes').fill(notes);
  await page.clock.setFixedTime(opened + 60_000);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  // The form goes back to the history entry of its first step, which would abort a navigation.
  await page.waitForFunction(() => window.history.state?.usr?.step !== 3);
}
