import { readRows } from '../support/stored-rows';
import { confirmation, openDays } from './booking-form';
import type { Device } from './device';
import { expect, test } from './fixtures';
import { type Target, button, choice, field, fold, heading, nth } from './look';

test('a visitor books with only a keyboard', async ({ device, request }) => {
  await device.open('/booking');
  await typeInto(device, { 'Pet’s name': 'Biscuit' });
  await answer(device, choice('Dog'));
  await device.tabTo(choice('Small'));
  await answer(device, choice('Full Groom'));
  await pressByKey(device, button('Next'));
  await answerRest(device);
  await pressByKey(device, button('Submit Request'));
  await device.expectShown(confirmation);

  await device.tabTo(button('Book another visit'));
  await device.key('Enter');
  await device.expectShown(heading('Pet Information'));
  await device.expectValue(field('Pet’s name'), '');
  await typeInto(device, { 'Pet’s name': 'Mo' });
  await answer(device, choice('Dog'));
  await device.key('ArrowRight');
  for (const words of ['Small', 'Cat Grooming']) await answer(device, choice(words));
  await typeInto(device, { Breed: 'Persian' });
  await pressByKey(device, fold());
  await answer(device, choice('Nail Grinding'));
  await typeInto(device, { Weight: '9 lbs' });
  await pressByKey(device, button('Next'));
  await answerRest(device);
  await typeInto(device, { Notes: 'Shy' });
  await pressByKey(device, button('Submit Request'));
  await device.expectShown(confirmation);

  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  const skipped = { pet_size: null, breed: null, add_ons: null, additional_notes: null };
  const answered = {
    pet_size: 'small',
    breed: 'Persian',
    weight: '9 lbs',
    additional_notes: 'Shy',
  };
  const stored = await readRows(request, 'bookings', { order: 'created_at' });
  expect(stored).toMatchObject([
    { pet_name: 'Biscuit', pet_type: 'dog', preferred_date: day, ...skipped },
    { pet_name: 'Mo', pet_type: 'cat', add_ons: ['nail-grinding'], ...answered },
  ]);
});

/** An arrow key chooses the second day. Stays in the Email field. */
async function answerRest(device: Device) {
  await device.expectShown(heading('Scheduling & Address'));
  await typeInto(device, { 'ZIP code': '80206', 'Street address': '12 Pearl St' });
  await answer(device, nth(openDays, 1));
  await device.key('ArrowRight');
  await answer(device, choice('8-10 AM'));
  await pressByKey(device, button('Next'));
  await device.expectShown(heading('Your Contact Information'));
  await typeInto(device, { 'Full name': 'Sam', Phone: '3035550199', Email: 'sam@rivera.test' });
}

async function answer(device: Device, target: Target) {
  await device.tabTo(target);
  await device.key(' ');
}

async function pressByKey(device: Device, target: Target) {
  await device.tabTo(target);
  await device.key('Enter');
}

async function typeInto(device: Device, texts: Readonly<Record<string, string>>) {
  for (const [label, words] of Object.entries(texts)) {
    await device.tabTo(field(label));
    await device.type(words);
  }
}
