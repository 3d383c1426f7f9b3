import { readRows } from '../support/stored-rows';
import { expect, test } from './fixtures';
import { button, field, heading, link, region, slider, text } from './look';

test('a visitor uses banner, menu and slider, and sends a message', async ({ device, request }) => {
  const banner = region('Cookies');
  await device.open('/');
  await device.press([...banner, ...button('Reject All')]);
  await device.expectGone(banner);
  await device.open('/about');
  await device.press(heading());
  await device.expectGone(banner);
  expect(await device.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('rejected');

  const menu = region('Menu');
  await device.evaluate(() => (document.documentElement.dataset.document = 'the first'));
  await device.press(button('Open menu'));
  await device.expectShown(menu);
  await device.key('Escape');
  await device.expectGone(menu);
  await device.press(button('Open menu'));
  await device.press([...menu, ...link('Gallery')]);
  await device.isAt('/gallery');
  await device.expectShown(heading('Before and after'));
  await device.expectGone(menu);
  expect(await device.evaluate(() => document.documentElement.dataset.document)).toBe('the first');

  await device.press(slider(), 0.25);
  await device.expectValue(slider(), '25');
  await device.key('ArrowRight');
  await device.expectValue(slider(), '26');
  await device.evaluate(() => history.back());
  await device.isAt('/about');

  await device.open('/contact');
  await device.fill(field('First name'), 'Sam');
  await device.fill(field('Last name'), 'Rivera');
  await device.fill(field('Email'), 'sam@rivera.test');
  await device.fill(field('Message'), 'Do you groom Newfoundlands?');
  await device.press(field('I agree to the privacy policy'));
  await device.press(button('Send Message'));
  await device.expectShown(text('Message Sent!'));
  await device.expectValue(field('Last name'), '');
  expect(await readRows(request, 'contact_inquiries', {})).toMatchObject([
    { first_name: 'Sam', email: 'sam@rivera.test', message: 'Do you groom Newfoundlands?' },
  ]);
});
