import { findLink } from '../support/visits/mail-folder';
import { hoursUntil, nextOpenDay } from '../support/visits/open-days';
import { readCalendar } from '../support/visits/visit-mails';
import { addCat, confirmation, fillContact, fillDog, fillSchedule } from './booking-form';
import type { BrowserSession } from './browser-session';
import { expect, expectNone, expectPath, expectSeen, expectValue, test } from './fixtures';
import { pickValue } from './in-page';
import { waitForOperatorMail, waitForOwnerMail } from './mails';
import type { OwnSite } from './own-site';
import { button, choice, field, heading, openDay, text } from './targets';

test.describe.configure({ timeout: 240_000 });

const owner = 'sam@rivera.test';
const title = '//h1';

// The steps of docs/loop.md. `operator-day` and `at-the-door` walk the last two.

test('an owner books, asks for another time, gets thanks, and rebooks both pets with a tap and a day', async ({
  ownSite: site,
}) => {
  const { session } = site;
  await bookTwoPets(session);
  const [{ reference, day }] = await storedRequests(site);

  // the preset is the first free time of the window
  const request = await waitForOperatorMail(site, reference, 'Booking');
  await session.open(findLink(request, 'operator'));
  await expectSeen(session, title, 'New request');
  await session.press(button('Confirm'));
  await expectSeen(session, title, '8:00 AM');
  await session.press(button('Add a private note'));
  await session.fill(field('Private note'), 'Bites at nails');
  await session.press(button('Save'));
  await expectSeen(session, text('Bites at nails'));

  const confirmed = await waitForOwnerMail(site, owner, 'Confirmed');
  const entry = readCalendar(confirmed);
  expect(entry).toMatchObject({ method: 'PUBLISH', sequence: 1, starts: `${day} 08:00` });
  await session.open(findLink(confirmed, 'visit'));
  await expectSeen(session, title, 'Your visit is confirmed');
  await session.press(button('Ask for another time'));
  const wished = nextOpenDay(day);
  await session.press(choice('Other day'));
  await session.read(pickValue, `${wished} ${field('Another day')}`);
  await session.fill(field('Anything else?'), 'After school');
  await session.press(button('Send'));
  await expectSeen(session, text('You asked to move'), 'Your visit stays as it is until we answer');

  const wish = await waitForOperatorMail(site, reference, 'Another time');
  await session.open(findLink(wish, 'operator'));
  await expectSeen(session, text('After school'));
  await session.press(button('Move'));
  await expectValue(session, field('Day'), wished);
  await session.press(button('Move visit'));
  await expectSeen(session, button('Move'));
  await expectNone(session, text('After school'));
  const moved = readCalendar(await waitForOwnerMail(site, owner, 'New time'));
  expect(moved).toMatchObject({ uid: entry.uid, sequence: 2, starts: `${wished} 08:00` });

  // the device keeps its clock, and the page goes by the server's
  await site.pass(hoursUntil(moved.starts));
  await session.open(findLink(wish, 'operator'));
  await session.press(button('Done'));
  await session.fill(field('To the customer: a line'), 'Ears a little red');
  await session.press(button('Mark done'));
  await expectSeen(session, title, 'Done');
  await site.pass(2);
  const thanks = await waitForOwnerMail(site, owner, 'Thank you for having us');
  expect(thanks).toContain('Ears a little red');

  await session.open(findLink(thanks, 'visit', '.again'));
  await expectPath(session, '/booking');
  await expectSeen(session, heading('Scheduling & Address'));
  expect(await session.read(() => location.hash)).toBe('');
  await expectValue(session, field('Street address'), '12 Pearl St, Apt 4');
  await session.press(openDay(4));
  await session.press(choice('8-10 AM'));
  await session.press(button('Next'));
  await expectValue(session, field('Email'), owner);
  await sendSlowly(session);
  const requests = await storedRequests(site);
  expect(requests).toMatchObject([
    { status: 'new', pets: 'Biscuit, Mo' },
    { status: 'new', pets: 'Biscuit, Mo' },
  ]);
  const again = await waitForOperatorMail(site, requests[1]?.reference ?? '', 'Booking');
  await session.open(findLink(again, 'operator'));
  await expectSeen(session, text('Last time, '));
  await expectSeen(session, text('Bites at nails'));
});

test('an owner cancels, asks for another day with both pets, and nobody opens', async ({
  ownSite: site,
}) => {
  const { session } = site;
  await bookTwoPets(session);
  const [{ reference }] = await storedRequests(site);
  await confirmRequest(site, reference);
  const confirmed = await waitForOwnerMail(site, owner, 'Confirmed');
  await session.open(findLink(confirmed, 'visit'));
  await session.press(button('Cancel this visit'));
  await session.press(button('Yes, cancel it'));
  await expectSeen(session, title, 'You canceled this visit');
  const canceled = await waitForOwnerMail(site, owner, 'Canceled');
  expect(readCalendar(canceled)).toMatchObject({ method: 'CANCEL' });

  await session.press(button('Ask for another day'));
  await expectSeen(session, heading('Scheduling & Address'));
  await expectValue(session, field('Street address'), '12 Pearl St, Apt 4');
  await session.press(openDay(4));
  await session.press(choice('8-10 AM'));
  await session.press(button('Next'));
  await expectValue(session, field('Email'), owner);
  await sendSlowly(session);
  const [, next] = await storedRequests(site);
  expect(next).toMatchObject({ status: 'new', pets: 'Biscuit, Mo' });

  await confirmRequest(site, next?.reference ?? '');
  await site.pass(hoursUntil(`${next?.day} 08:00`));
  await session.open('/operator');
  await session.press(button('Nobody home'));
  await session.press(button('Yes, nobody home'));
  await expectSeen(session, button('Undo'));
  const missed = await waitForOwnerMail(site, owner, 'Nobody was home');
  await session.open(findLink(missed, 'visit', '.again'));
  await expectPath(session, '/booking');
});

async function confirmRequest(site: OwnSite & { session: BrowserSession }, reference: string) {
  const { session } = site;
  const request = await waitForOperatorMail(site, reference, 'Booking');
  await session.open(findLink(request, 'operator'));
  await session.press(button('Confirm'));
  await expectSeen(session, heading('Confirmed'));
}

async function bookTwoPets(session: BrowserSession) {
  await session.open('/booking');
  await fillDog(session, 'Full Groom', 'Medium');
  await addCat(session);
  await fillSchedule(session, 3);
  await fillContact(session, 'Sam Rivera', owner);
  await sendSlowly(session);
}

/** A form filled within seconds would be marked for review. */
async function sendSlowly(session: BrowserSession) {
  await session.read(() => {
    const later = Date.now() + 60_000;
    Date.now = () => later;
  });
  await session.press(button('Submit Request'));
  await expectSeen(session, confirmation);
}

type Stored = { reference: string; day: string; status: string; pets: string };

async function storedRequests({ read }: OwnSite): Promise<[Stored, ...Stored[]]> {
  const rows = await read('bookings', 'created_at,pet_number');
  const references = [...new Set(rows.map(({ reference }) => String(reference)))];
  const [first, ...others] = references.map((reference): Stored => {
    const pets = rows.filter((row) => row.reference === reference);
    return {
      reference,
      day: String(pets[0]?.preferred_date),
      status: String(pets[0]?.status),
      pets: pets.map(({ pet_name: name }) => name).join(', '),
    };
  });
  if (!first) throw new Error('No request is stored');
  return [first, ...others];
}
