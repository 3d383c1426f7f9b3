import type { APIRequestContext } from 'playwright/test';
import { formatDay } from '../../supabase/functions/_shared/time/denver-time';
import { denverToday, hoursUntil, nextDay, nextOpenDay } from '../support/visits/open-days';
import { storeVisit } from '../support/visits/operator-days';
import { waitForOwnerMail } from '../support/visits/visit-mails';
import type { Device } from './device';
import { expect, test } from './fixtures';
import {
  type Target,
  article,
  button,
  buttonThatBegins,
  choice,
  field,
  heading,
  link,
  listItem,
  text,
} from './look';

const sickDay = nextOpenDay(nextDay(nextDay(denverToday())));
const later = nextOpenDay(sickDay);
const [luna, otto] = [article('Luna'), article('Otto')];
const back = link('All requests and visits');

test('the operator moves, closes and adds visits', async ({ device, pass, request, visitor }) => {
  await closeDay(device, request, visitor);
  await device.open((await waitForOwnerMail(`${visitor} Luna`, 'New time')).link);
  await device.press(button('Yes, that works'));
  await device.expectShown(text('All agreed'));
  await device.open('/operator');
  await device.expectShown([...luna, ...text('Said yes')]);
  await device.press([...otto, ...link('Otto')]);
  await expectTextWithLink(device, link('Text for a yes'));
  await device.press(button('Add a private note'));
  await device.fill(field('Private note'), 'Bites at nails');
  await device.press(button('Save'));
  await device.expectShown(text('Bites at nails'));

  await pass(hoursUntil(`${later} 12:30`));
  await device.open('/operator');
  await device.press([...luna, ...button('Done')]);
  await device.press(button('Mark done'));
  device.taps = 0;
  await device.press([...luna, ...buttonThatBegins('Book ')]);
  await device.expectShown(luna, '9:00 AM, no price yet');
  expect(device.taps).toBe(1);

  await device.press([...otto, ...button('Nobody home')]);
  await device.press(button('Yes, nobody home'));
  await device.expectGone([...otto, ...button('Done')]);
  await device.press([...otto, ...link('Otto')]);
  await device.expectShown(heading(), 'Nobody home');
  await device.press(button('Undo nobody home'));
  await device.expectShown(heading(), '11:00 AM');
  await device.press(back);
  await device.expectShown([...otto, ...button('Done')]);

  device.taps = 0;
  await device.press(button('Add a visit'));
  await device.fill(field('Phone, email, name or pet'), '(303) 555 0199');
  await device.press(button('Next'));
  await device.expectShown(text('Bites at nails'));
  await device.expectShown(text('Booked already'));
  await device.press(button('Add visit'));
  await device.expectShown(heading('New visit'));
  expect(device.taps).toBeLessThanOrEqual(12);
});

async function closeDay(device: Device, request: APIRequestContext, visitor: string) {
  const block = button(`Block ${formatDay(sickDay)}`);
  const stops = [
    ['Luna', '09:00'],
    ['Otto', '11:00'],
  ] as const;
  for (const [petName, time] of stops)
    await storeVisit(request, `${visitor} ${petName}`, { petName, time, day: sickDay });
  await device.open('/operator');
  await device.press(button('Block time'));
  await device.press(choice('Other day'));
  await device.locate(field('Day'), { pick: sickDay });
  await device.expectShown(text('in that time, so it isn’t blocked yet'));
  for (const [petName] of stops) {
    await device.press([...listItem(petName), ...link('Move')]);
    await device.press(button('Move'));
    await device.press(choice('Other day'));
    await device.locate(field('Day'), { pick: later });
    await device.press(choice('Not yet'));
    await device.press(button('Move visit'));
    await device.expectShown(heading(), formatDay(later));
    await device.press(back);
    await device.press(button('Block time'));
  }
  await device.press(block);
  await device.expectShown(text('Blocked:'), formatDay(sickDay));
}

async function expectTextWithLink(device: Device, target: Target) {
  await device.expectShown(target);
  const [found] = await device.locate(target);
  expect(found?.address).toMatch(/^sms:\+1303555\d{4}\?&body=.*visit%23[A-Z]{2}-\w{6}\.[\w-]{22}/);
}
