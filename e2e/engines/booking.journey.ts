import { addOnsTotal, readPrices } from '../support/price-list';
import { readRows } from '../support/stored-rows';
import { addCat, confirmation, fillContact, fillDog, fillSchedule } from './booking-form';
import { expect, test } from './fixtures';
import { alert, button, choice, field, heading, output, text } from './look';

test('a lost answer doubles no booking of two pets', async ({ device, request, visitor }) => {
  await device.open('/');
  await device.fill(field('Your ZIP code'), '80206');
  await device.sees(text('Yes, we come to Cherry Creek and Denver'));

  const { large } = await readPrices(request, 'full-groom');
  await device.open('/services');
  for (const words of ['Full Groom', 'Large', 'Nail Grinding']) await device.press(choice(words));
  await device.sees(output('Total'), `$${large + addOnsTotal('nail-grinding')}`);
  await device.press(button('Book This Package'));
  await device.isAt('/booking?service=full-groom&size=large&addons=nail-grinding');
  await fillDog(device);
  await addCat(device);
  await device.press(button('Next'));
  await device.sees(text('Cherry Creek and Denver'));
  await device.press(button('Change ZIP code'));
  await device.holds(field('ZIP code'), '80206');
  await fillSchedule(device);
  await fillContact(device, visitor);

  await device.read(() => (document.cookie = 'fault=lose-answers; path=/'));
  await device.press(button('Submit Request'));
  await device.sees(alert(), 'saved on this page');
  await device.holds(field('Full name'), visitor);
  await device.read(() => (document.cookie = 'fault=; path=/'));
  await device.press(button('Submit Request'));
  await device.sees(confirmation);
  await device.lacks(alert());
  const stored = await readRows(request, 'bookings', { order: 'pet_number' });
  expect(stored).toMatchObject([
    { pet_name: 'Biscuit', service: 'Full Groom', pet_size: 'large', add_ons: ['nail-grinding'] },
    { pet_name: 'Mo', pet_type: 'cat', service: 'Cat Grooming', pet_size: 'small', add_ons: null },
  ]);

  await device.read(() => location.reload());
  await device.sees(confirmation);
  await device.read(() => history.back());
  await device.isAt(/^\/(services|booking)/);
  await device.lacks(field('Full name'));
  await device.open('/booking');
  await device.press(button('Book another visit'));
  await device.sees(heading('Pet Information'));
  await device.holds(field('Pet’s name'), '');
});
