import { confirmation, fillContact, openDays } from './booking-form';
import type { Device } from './device';
import { expect, test } from './fixtures';
import { type Target, button, choice, field, group, heading, listItem, nth, region } from './look';

test('clicks that take no focus, as in Safari, fill in the form', async ({ device, visitor }) => {
  await device.open('/booking');
  await device.fill(field('Pet’s name'), 'Biscuit');
  await device.key('Tab');
  await click(device, button('Next'));
  await device.expectShown(group('Is Biscuit a dog or a cat?'), 'Pet type is required');
  for (const words of ['Dog', 'Full Groom']) await click(device, choice(words));
  await click(device, button('Next'));
  await device.expectShown(heading('Scheduling & Address'));
  await device.fill(field('ZIP code'), '80206');
  await device.fill(field('Street address'), '12 Pearl St');
  await click(device, nth(openDays, 4));
  await click(device, choice('8-10 AM'));
  await click(device, button('Next'));
  await fillContact(device, visitor);
  await click(device, button('Submit Request'));
  await device.expectShown(confirmation);

  const pets = region('Happy pets');
  const items = [...pets, ...listItem()];
  const more = [...pets, ...button('Show More happy pets')];
  await device.open('/gallery');
  await device.expectShown(more);
  const { length: shownAtFirst } = await device.locate(items);
  // As on an iPhone, the focus stays on the item that the last tap led to.
  for (let shown = 0; (await device.locate(more)).length > 0;) {
    ({ length: shown } = await device.locate(items));
    await device.locate(more, 'click');
    await expect.poll(async () => (await device.locate(items)).length).toBeGreaterThan(shown);
  }
  await device.locate([...pets, ...button('Show Less happy pets')], 'click');
  await expect.poll(async () => (await device.locate(items)).length).toBe(shownAtFirst);
  const readTitle = async () => (await device.locate([...pets, ...heading('Happy pets')]))[0];
  await expect
    .poll(async () => Math.abs((await readTitle())?.middle ?? Infinity))
    .toBeLessThan(200);
  expect(await readTitle()).toMatchObject({ hasFocus: true });
});

async function click(device: Device, target: Target) {
  await device.expectShown(target);
  await device.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await device.locate(target, 'click');
}
