import type { Locator, Page } from 'playwright/test';
import { sampleAnswers } from './sample-answers';

type Pet = { name: string; type?: 'Dog' | 'Cat'; service?: string; size?: string };

const form = (page: Page) => page.getByRole('form', { name: 'Booking request' });

/** Step 1 for one pet; `number` is the pet's place in the request, from 1. */
export async function fillPet(page: Page, pet: Pet, number?: number) {
  const { name, type = 'Dog', service = 'Full Groom', size } = pet;
  const area = number ? page.getByRole('region', { name: `Pet ${number}` }) : form(page);
  await area.getByLabel('Pet’s name').fill(name);
  for (const answer of [type, service, ...(size ? [size] : [])]) await choose(area, answer);
}

/** Presses the first card whose words begin with an answer. */
export async function choose(area: Page | Locator, answer: string) {
  await area
    .locator('label')
    .filter({ hasText: new RegExp(`^${answer}`) })
    .first()
    .click();
}

/** Step 2: a ZIP, its address, the last of the five open days and a late-morning window. */
export async function fillSchedule(page: Page, zip: string = sampleAnswers.zip) {
  await page.getByLabel('ZIP code').fill(zip);
  await page.getByLabel('Street address').fill(sampleAnswers.street);
  await openDays(page).nth(4).click();
  await choose(page, sampleAnswers.window);
}

/** The cards of the five next open days, and of any other day. */
export const openDays = (page: Page) =>
  page.getByRole('group', { name: 'Preferred date' }).locator('label:has([type=radio])');

/** A mailbox of this visitor alone: one mailbox gets only a few mails a day. */
export const toMailbox = (name: string) =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@rivera.test`;

/** Step 3 without notes. */
export async function fillContact(page: Page, name: string) {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Phone').fill(sampleAnswers.phone);
  await page.getByLabel('Email').fill(toMailbox(name));
}

/** Asks for the next step, which comes when nothing is missing on this one. */
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** The last button, which sends the request. */
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Request' });

/** The title of a step or of what stands above the form, in exactly these words. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** Shown once the request is stored. */
export const confirmation = (page: Page) => heading(page, 'We have your request');

/** Everything up to the last button, for a visitor with one dog. */
export async function fillBooking(page: Page, visitor: string, path = '/booking') {
  await page.goto(path);
  await fillPet(page, { name: sampleAnswers.petName, size: 'Medium' });
  await fillRest(page, visitor);
}

/** From the end of the first step to the last button. */
export async function fillRest(page: Page, visitor: string) {
  await next(page);
  await fillSchedule(page);
  await next(page);
  await fillContact(page, visitor);
}
