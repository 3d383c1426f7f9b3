import { readRows } from '../support/stored-rows';
import { expect, test } from './fixtures';
import { button, field, heading, link, region, slider, text } from './look';

test('a visitor uses banner, menu and slider, and sends a message', async ({ device, request }) => {
  const banner = region('Cookies');
  await device.open('/');
  await device.press([...banner, ...button('Reject All')]);
  await device.lacks(banner);
  await device.open('/about');
  await device.press(heading());
  await device.lacks(banner);
  expect(await device.read(() => localStorage.getItem('cookie-consent'))).toBe('rejected');

  const menu = region('Menu');
  await device.read(() => (document.documentElement.dataset.document = 'the first'));
  await device.press(button('Open menu'));
  await device.sees(menu);
  await device.key('Escape');
  await device.lacks(menu);
  await device.press(button('Open menu'));
  await device.press([...menu, ...link('Gallery')]);
  await device.isAt('/gallery');
  await device.sees(heading('Before and after'));
  await device.lacks(menu);
  expect(await device.read(() => document.documentElement.dataset.document)).toBe('the first');

  await device.press(slider(), 0.25);
  await device.holds(slider(), '25');
  await device.key('ArrowRight');
  await device.holds(slider(), '26');
  await device.read(() => history.back());
  await device.isAt('/about');

  await device.open('/contact');
  await device.fill(field('First name'), 'Sam');
  await device.fill(field('Last name'), 'Rivera');
  await device.fill(field('Email'), 'sam@rivera.test');
  await device.fill(field('Message'), 'Do you groom Newfoundlands?');
  await device.press(field('I agree to the privacy policy'));
  await device.press(button('Send Message'));
  await device.sees(text('Message Sent!'));
  await device.holds(field('Last name'), '');
  expect(await readRows(request, 'contact_inquiries', {})).toMatchObject([
    { first_name: 'Sam', email: 'sam@rivera.test', message: 'Do you groom Newfoundlands?' },
  ]);
});
