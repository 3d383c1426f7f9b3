import { fillContact, fillDog, fillSchedule } from './booking-form';
import type { BrowserSession } from './browser-session';
import { expect, test } from './fixtures';

// The keypad of a phone and the autofill value, by label.
const expected = {
  'ZIP code': ['numeric', 'postal-code'],
  'Your ZIP code': ['numeric', 'postal-code'],
  'Street address': ['text', 'address-line1'],
  'Full name': ['text', 'name'],
  'First name': ['text', 'given-name'],
  'Last name': ['text', 'family-name'],
  Phone: ['tel', 'tel'],
  Email: ['email', 'email'],
} as const;

test('every field sets its keypad and autofill, with letters large enough to prevent a zoom', async ({
  session,
}) => {
  const labels = new Set<string>();

  await session.open('/');
  await expectKeypads(session, labels);
  await session.open('/contact');
  await expectKeypads(session, labels);
  await session.open('/booking');
  await expectKeypads(session, labels);
  await fillDog(session, 'Full Groom', 'Medium');
  await fillSchedule(session);
  await expectKeypads(session, labels);
  await fillContact(session, 'Sam Rivera');
  await expectKeypads(session, labels);

  expect([...labels].toSorted()).toEqual(Object.keys(expected).toSorted());
});

async function expectKeypads(session: BrowserSession, labels: Set<string>) {
  const fields = await session.read(visibleFields);
  expect(fields).not.toHaveLength(0);
  for (const { label, keys, autofill, pixels } of fields) {
    expect(pixels, label).toBeGreaterThanOrEqual(16);
    for (const [words, attributes] of Object.entries(expected)) {
      if (label !== words) continue;
      labels.add(words);
      expect([keys, autofill], label).toEqual(attributes);
    }
  }
}

/** Runs in the page. iOS zooms in on fields with letters under 16 px. */
function visibleFields() {
  const controls = [...document.querySelectorAll('input, textarea, select')];
  return controls
    .filter((control) => control instanceof HTMLElement)
    .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 1 && offsetHeight > 1)
    .filter((control) => !control.matches('[type=radio], [type=checkbox], [type=range]'))
    .map((control) => ({
      label: document.querySelector(`label[for="${control.id}"]`)?.childNodes[0]?.textContent ?? '',
      keys: control.inputMode || control.getAttribute('type') || 'text',
      autofill: control.getAttribute('autocomplete'),
      pixels: parseFloat(getComputedStyle(control).fontSize),
    }));
}
