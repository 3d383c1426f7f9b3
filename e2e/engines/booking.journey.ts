import { addOnsTotal, readPrices } from '../support/price-list';
import { readRows } from '../support/stored-rows';
import { addPet, confirmation, fillContact, fillPet, fillSchedule } from './booking-form';
import { expect, test } from './fixtures';
import { alert, button, choice, field, heading, output, text } from './look';

test('a lost answer doubles no booking of two pets', async ({ device, request, visitor }) => {
  await device.open('/');
  await device.fill(field('Your ZIP code'), '80206');
  await device.expectShown(text('Yes, we come to Cherry Creek and Denver'));

  const { large } = await readPrices(request, 'full-groom');
  await device.open('/services');
  for (const words of ['Full Groom', 'Large', 'Nail Grinding']) await device.press(choice(words));
  await device.expectShown(output('Estimated total'), `$${large + addOnsTotal('nail-grinding')}`);
  await device.press(button('Book This Package'));
  await device.isAt('/booking?service=full-groom&size=large&addons=nail-grinding');
  await fillPet(device);
  await addPet(device);
  await device.press(button('Next'));
  await device.expectShown(text('Cherry Creek and Denver'));
  await device.press(button('Change ZIP code'));
  await device.expectValue(field('ZIP code'), '80206');
  await fillSchedule(device);
  await device.press(button('Next'));
  await fillContact(device, visitor);

  await device.evaluate(() => (document.cookie = 'fault=lose-answers; path=/'));
  await device.press(button('Submit Request'));
  await device.expectShown(alert(), 'saved on this page');
  await device.expectValue(field('Full name'), visitor);
  await device.evaluate(() => (document.cookie = 'fault=; path=/'));
  await device.press(button('Submit Request'));
  await device.expectShown(confirmation);
  await device.expectGone(alert());
  const stored = await readRows(request, 'bookings', { order: 'pet_number' });
  expect(stored).toMatchObject([
    { pet_name: 'Biscuit', service: 'Full Groom', pet_size: 'large', add_ons: ['nail-grinding'] },
    { pet_name: 'Mo', pet_type: 'cat', service: 'Cat Grooming', pet_size: 'small', add_ons: null },
  ]);

  await device.evaluate(() => location.reload());
  await device.expectShown(confirmation);
  await device.evaluate(() => history.back());
  await device.isAt(/^\/(services|booking)/);
  await device.expectGone(field('Full name'));
  await device.open('/booking');
  await device.press(button('Book another visit'));
  await device.expectShown(heading('Pet Information'));
  await device.expectValue(field('Pet’s name'), '');
});
