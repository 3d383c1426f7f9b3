import { randomUUID } from 'node:crypto';
import { addDays } from '../../supabase/functions/_shared/time/denver-time';
import { denverToday } from '../support/visits/open-days';
import { countTaps, expect, expectNone, expectSeen, test } from './fixtures';
import { readAddress } from './in-page';
import type { OwnSite } from './own-site';
import { button, dayRow, field, heading, link, text, textWithLink } from './targets';

test.describe.configure({ timeout: 300_000 });

const title = '//h1';

test('at the door: the next date, nobody home with Undo, then a call about the dog whose nails bite', async ({
  ownSite: site,
}) => {
  const { session } = site;
  // Recorded the day after: whenever this runs, it has begun by the clocks of page and database.
  const yesterday = addDays(denverToday(), -1);
  const dana = { name: 'Dana Reyes', phone: '303-555-0142', pet: 'Biscuit' };
  await addVisit(site, { ...dana, reference: 'AG-444442' }, yesterday, '10:00');
  const kim = { name: 'Kim Lee', phone: '303-555-0143', pet: 'Rex' };
  await addVisit(site, { ...kim, reference: 'AG-444443' }, yesterday, '13:00');
  const [biscuit = '', rex = ''] = [dana, kim].map(({ pet }) => dayRow(yesterday, pet));

  await session.open('/operator');
  await session.press(`${biscuit}//h3//a`);
  await session.press(button('Add a private note'));
  await session.fill(field('Private note'), 'Bites at nails');
  await session.press(button('Save'));
  await expectSeen(session, text('Bites at nails'));
  await session.press(link('All requests and visits'));
  await session.press(biscuit + button('Done'));
  await session.press(button('Mark done'));
  const next = countTaps(session);
  await next.press(`${biscuit}//button[starts-with(normalize-space(), "In 6 weeks, ")]`);
  await expectSeen(session, biscuit + text('Noted: '), '10:00\u00A0AM');
  expect(await session.read(readAddress, biscuit + link('Text it'))).toMatch(textWithLink);
  expect(next.taps.length).toBeLessThanOrEqual(2);

  const missed = countTaps(session);
  await missed.press(rex + button('Nobody home'));
  await missed.press(button('Yes, nobody home'));
  await expectNone(session, rex + button('Done'));
  expect(missed.taps.length).toBeLessThanOrEqual(2);
  await session.press(`${rex}//h3//a`);
  await expectSeen(session, title, 'Nobody home');
  await session.press(button('Undo'));
  await expectSeen(session, title, '1:00 PM');
  await session.press(link('All requests and visits'));
  await expectSeen(session, rex + button('Done'));

  const call = countTaps(session);
  await call.press(button('Add a visit'));
  await call.press(field('Phone, email, name or pet'));
  await session.fill(field('Phone, email, name or pet'), '(303) 555 0142');
  await call.press(button('Next'));
  await expectSeen(session, text('Bites at nails'));
  await expectSeen(session, text('Booked already'));
  await call.press(button('Add visit'));
  await expectSeen(session, heading('Added to your day'));
  expect(await session.read(readAddress, link('Text it'))).toMatch(textWithLink);
  expect(call.taps.length).toBeLessThanOrEqual(12);
});

type Caller = { reference: string; name: string; phone: string; pet: string };

/** Agreed by phone, without an email. */
async function addVisit(
  { call }: OwnSite,
  { reference, name, phone, pet }: Caller,
  day: string,
  time: string,
) {
  const row = {
    id: randomUUID(),
    parent_name: name,
    phone,
    address: '12 Elm St',
    zip_code: '80209',
    zip_answer: 'core',
    pet_name: pet,
    pet_type: 'dog',
    service: 'Full Groom',
    pet_size: 'medium',
    estimated_price: 145,
  };
  const start = { day, local_time: time, minutes: 60, takes_closed_day: true };
  const outcome = await call('add_visit', {
    reference,
    id: randomUUID(),
    pets: [row],
    terms: start,
  });
  expect(outcome).toMatchObject({ outcome: 'done' });
}
