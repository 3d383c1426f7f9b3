import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/fixtures';
import { newOpenDay } from '../../support/visits/open-days';
import { showOwnDay } from '../../support/visits/operator-days';

const panel = (page: Page) => page.getByRole('region', { name: 'Add a visit' });

function newPhone(): string {
  return `720555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
}

async function openPanel(page: Page) {
  await page.goto('/operator');
  await page.getByRole('button', { name: 'Add a visit' }).click();
}

async function typeNewCustomer(page: Page, visitor: string, phone: string) {
  await panel(page).getByLabel('Phone, email, name or pet').fill(phone);
  await page.getByRole('button', { name: 'Next' }).click();
  await panel(page).getByLabel('Full name').fill(visitor);
  await panel(page).getByLabel('Full name').press('Enter');
  await expect(panel(page).getByLabel('ZIP code')).toBeFocused();
  await page.keyboard.type('80209');
  await panel(page).getByLabel('Street address').fill('12 Elm St');
  await panel(page).getByLabel('Pet’s name').fill('Biscuit');
  await panel(page).getByText('Medium').click();
  await panel(page).getByText('Full Groom').click();
}

async function chooseDay(page: Page, day: string) {
  await panel(page).getByText('Other day').click();
  await panel(page).getByLabel('Day', { exact: true }).fill(day);
}

test('the operator adds, texts and takes back a visit', async ({ page, visitor }) => {
  await showOwnDay(page, visitor);
  const [phone, day] = [newPhone(), newOpenDay()];
  await openPanel(page);
  await expect(panel(page).getByLabel('Phone, email, name or pet')).toBeFocused();
  await expectAccessible(page);
  await typeNewCustomer(page, visitor, phone);
  await expect(panel(page).getByLabel('Price in $')).toHaveValue('145');
  await expect(panel(page).getByRole('button', { name: '180 min', pressed: true })).toBeVisible();
  await chooseDay(page, day);
  await panel(page).getByLabel('We arrive at').fill('09:00');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: /^Today, / })).toBeHidden();
  // the panel and what is typed stay
  await page.reload();
  await expect(panel(page).getByLabel('Full name')).toHaveValue(visitor);
  await page.getByRole('button', { name: 'Add visit' }).click();

  await expect(page.getByText(/Noted: .* 9:00\sAM, .*\$145/)).toBeVisible();
  // the form stood alone, and its result stands above the day
  await expect(page.getByRole('heading', { name: /^Today, / })).toBeVisible();
  const text = await page.getByRole('link', { name: 'Text it' }).getAttribute('href');
  expect(text).toContain(`sms:+1${phone}?&body=`);
  const link = /http:\S+/.exec(decodeURIComponent(text ?? ''))?.[0] ?? '';
  await expectAccessible(page);
  const owner = await page.context().newPage();
  await owner.goto(link);
  await expect(owner.getByText('9:00 AM').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();

  // the first tap is the field of the phone, which has the focus already
  let taps = 2;
  const tap = (name: string) => {
    taps += 1;
    return page.getByRole('button', { name }).click();
  };
  await tap('Add a visit');
  const spelled = `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
  await panel(page).getByLabel('Phone, email, name or pet').fill(spelled);
  await tap('Next');
  await expect(panel(page).getByText(`${visitor}, Biscuit: `)).toBeVisible();
  await expectAccessible(page);
  await chooseDay(page, day);
  // opening the date, a month ahead, a day; opening the time, an hour
  taps += 6;
  await tap('Add visit');
  await expect(page.getByText(/Noted: .* \$145/)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(12);
});
