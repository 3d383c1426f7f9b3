import { toMailbox } from '../support/forms/booking-form';
import { readRows } from '../support/stored-rows';
import { findLink, readMailsAbout, waitForMails } from '../support/visits/mail-folder';
import { hoursUntil, nextOpenDay } from '../support/visits/open-days';
import { readCalendar, waitForOperatorLink, waitForOwnerMail } from '../support/visits/visit-mails';
import { addCat, confirmation, fillContact, fillDog, fillSchedule, openDay } from './booking-form';
import type { Device } from './device';
import { expect, test } from './fixtures';
import { button, choice, field, heading, text } from './look';

// The steps of docs/loop.md, but for those that the operator alone takes.
test('an owner books, asks for another time, gets thanks, and rebooks both pets with a tap and a day', async ({
  device,
  pass,
  request,
  visitor,
}) => {
  await device.open('/booking');
  await fillDog(device, 'Full Groom', 'Medium');
  await addCat(device);
  await device.press(button('Next'));
  await device.fill(field('ZIP code'), '80206');
  await device.sees(text('we come to'));
  await fillSchedule(device, 3);
  await fillContact(device, visitor);
  await sendSlowly(device);
  const [booked] = await readRows(request, 'bookings', { order: 'created_at' });
  const reference = booked?.reference ?? '';
  const day = booked?.preferred_date ?? '';

  // The preset is the first free time of the window.
  const operatorLink = await waitForOperatorLink(reference);
  await device.open(operatorLink);
  await device.sees(heading(), 'New request');
  await device.press(button('Confirm'));
  await device.sees(heading(), '8:00 AM');
  await writePrivately(device, 'Bites at nails');

  const confirmed = await waitForOwnerMail(visitor, 'Confirmed');
  const entry = readCalendar(confirmed.mail);
  expect(entry).toMatchObject({ method: 'PUBLISH', sequence: 1, starts: `${day} 08:00` });
  await device.open(confirmed.link);
  await device.sees(heading(), 'Your visit is confirmed');
  await device.press(button('Ask for another time'));
  const wished = nextOpenDay(day);
  await device.press(choice('Other day'));
  await device.find(field('Another day'), { pick: wished });
  await device.fill(field('Anything else?'), 'After school');
  await device.press(button('Send'));
  await device.sees(text('You asked to move'), 'Your visit stays as it is until we answer');

  await waitForMails(() => readMailsAbout(reference), /\r\nSubject: Another time/);
  await device.open(operatorLink);
  await device.sees(text('After school'));
  await device.press(button('Move'));
  await device.press(choice('Other day'));
  await device.holds(field('Day'), wished);
  await device.press(button('Move visit'));
  await device.lacks(text('After school'));
  const moved = readCalendar((await waitForOwnerMail(visitor, 'New time')).mail);
  expect(moved).toMatchObject({ uid: entry.uid, sequence: 2, starts: `${wished} 08:00` });

  // The device keeps its clock, and the page goes by the server's.
  await pass(hoursUntil(moved.starts));
  await device.open(confirmed.link);
  await device.open(operatorLink);
  await device.press(button('Done'));
  await device.fill(field('To the customer: a line'), 'Ears a little red');
  await device.press(button('Mark done'));
  await device.sees(heading(), 'Done');
  await pass(2);
  const thanks = await waitForOwnerMail(visitor, 'Thank you for having us');
  expect(thanks.mail).toContain('Ears a little red');
  await rebook(device, visitor, findLink(thanks.mail, 'visit', '.again'));
  const rows = await readRows(request, 'bookings', { order: 'created_at,pet_number' });
  const [, , ...again] = rows;
  expect(again).toMatchObject([{ pet_name: 'Biscuit' }, { pet_name: 'Mo' }]);
  await device.open(await waitForOperatorLink(again[0]?.reference ?? ''));
  await device.sees(text('Last time,'));
  await device.sees(text('Bites at nails'));
});

async function rebook(device: Device, visitor: string, again: string) {
  await device.open(again);
  await device.isAt('/booking');
  await device.sees(heading('Scheduling & Address'));
  expect(await device.read(() => location.hash)).toBe('');
  await device.holds(field('Street address'), '12 Pearl St, Apt 4');
  await device.press(openDay(4));
  await device.press(choice('8-10 AM'));
  await device.press(button('Next'));
  await device.holds(field('Email'), toMailbox(visitor));
  await sendSlowly(device);
}

async function writePrivately(device: Device, words: string) {
  await device.press(button('Add a private note'));
  await device.fill(field('Private note'), words);
  await device.press(button('Save'));
  await device.sees(text(words));
}

/** A form filled within seconds would be marked for review. */
async function sendSlowly(device: Device) {
  await device.read(() => {
    const later = Date.now() + 60_000;
    Date.now = () => later;
  });
  await device.press(button('Submit Request'));
  await device.sees(confirmation);
}
