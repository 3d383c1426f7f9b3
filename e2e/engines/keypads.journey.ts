import { expect, see, test } from './fixtures';
import { button, choice, field, heading, openDay } from './targets';
import type { Visit } from './visit';

// By the words of the label: the kind of keys that a phone shows, and what autofill puts in.
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

test('every field shows its keys and its autofill, in letters too large for a zoom on focus', async ({
  visit,
}) => {
  const seen = new Set<string>();

  await visit.open('/');
  await expectKeypads(visit, seen);
  await visit.open('/contact');
  await expectKeypads(visit, seen);
  await visit.open('/booking');
  await expectKeypads(visit, seen);
  await visit.fill(field('Pet’s name'), 'Biscuit');
  for (const answer of ['Dog', 'Full Groom', 'Medium']) await visit.press(choice(answer));
  await visit.press(button('Next'));
  await see(visit, heading('Scheduling & Address'));
  await expectKeypads(visit, seen);
  await visit.fill(field('ZIP code'), '80206');
  await visit.fill(field('Street address'), '12 Pearl St, Apt 4');
  await visit.press(openDay(5));
  await visit.press(choice('10 AM-12 PM'));
  await visit.press(button('Next'));
  await see(visit, heading('Your Contact Information'));
  await expectKeypads(visit, seen);

  expect([...seen].toSorted()).toEqual(Object.keys(expected).toSorted());
});

async function expectKeypads(visit: Visit, seen: Set<string>) {
  const fields = await visit.read(visibleFields);
  expect(fields).not.toHaveLength(0);
  for (const { label, keys, autofill, pixels } of fields) {
    expect(pixels, label).toBeGreaterThanOrEqual(16);
    for (const [words, wanted] of Object.entries(expected)) {
      if (label !== words) continue;
      seen.add(words);
      expect([keys, autofill], label).toEqual(wanted);
    }
  }
}

/** Runs in the page: iOS zooms in on a field whose letters are smaller than 16 px. */
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
