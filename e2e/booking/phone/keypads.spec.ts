import type { Page } from 'playwright/test';
import { expect, test } from '../../support/fixtures';
import { fillPet, fillSchedule, next } from '../../support/forms/booking-form';

// Each label has its keypad of a phone and its autofill value.
const expected = {
  'ZIP code': ['numeric', 'postal-code'],
  'Your ZIP code': ['numeric', 'postal-code'],
  'Street address': ['text', 'address-line1'],
  'Full name': ['text', 'name'],
  'First name': ['text', 'given-name'],
  'Last name': ['text', 'family-name'],
  Phone: ['tel', 'tel'],
  Email: ['email', 'email'],
};

test(
  'every field sets its keypad and autofill, with letters large enough to prevent a zoom',
  { tag: '@night' },
  async ({ page }) => {
    const fields = [];
    for (const path of ['/', '/contact', '/booking']) {
      await page.goto(path);
      fields.push(...(await readFields(page)));
    }
    await fillPet(page, { name: 'Biscuit' });
    await next(page);
    await fillSchedule(page);
    fields.push(...(await readFields(page)));
    await next(page);
    await expect(page.getByLabel('Full name')).toBeVisible();
    fields.push(...(await readFields(page)));

    const found = Object.fromEntries(fields.map(({ label, attributes }) => [label, attributes]));
    expect(found).toMatchObject(expected);
    // iOS zooms in on fields with smaller letters.
    expect(fields.filter(({ pixels }) => pixels < 16)).toEqual([]);
  },
);

function readFields(page: Page) {
  const fields = page.locator(
    'input:not([type=radio], [type=checkbox], [type=range]), textarea, select',
  );
  return fields.filter({ visible: true }).evaluateAll((all) =>
    all.map((one) => ({
      label: document.querySelector(`label[for="${one.id}"]`)?.childNodes[0]?.textContent ?? '',
      attributes: [
        one.getAttribute('inputmode') ?? one.getAttribute('type') ?? 'text',
        one.getAttribute('autocomplete'),
      ],
      pixels: parseFloat(getComputedStyle(one).fontSize),
    })),
  );
}
