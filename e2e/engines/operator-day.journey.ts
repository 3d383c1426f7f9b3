import { randomUUID } from 'node:crypto';
import { expect, see, seeNone, test } from './fixtures';
import { textsOf } from './in-page';
import type { OwnSite } from './own-site';
import { button, heading, link, text } from './targets';

// A server of its own, with nothing in it but this day.
test.describe.configure({ timeout: 180_000 });

const title = '//h1';
const toAnswer = '//section[@aria-labelledby="to-answer"]';
const dayOf = (day: string) => `//section[@aria-labelledby="day-${day}"]`;

const stops = [
  { reference: 'AG-22222A', pet: 'Early', time: '08:00', zip: '80203' },
  { reference: 'AG-22222B', pet: 'Far', time: '09:30', zip: '80401' },
  { reference: 'AG-22222C', pet: 'Noon', time: '12:00', zip: '80203' },
  { reference: 'AG-22222D', pet: 'Luna', time: '13:30', zip: '80203' },
  { reference: 'AG-22222E', pet: 'Otto', time: '15:00', zip: '80206' },
  { reference: 'AG-22222F', pet: 'Late', time: '16:30', zip: '80206' },
] as const;

test('the day with six visits and two requests: in order, with the drive, and a wish that is answered', async ({
  ownSite: site,
}) => {
  const { visit } = site;
  const day = nextOpenDay();
  // Stored in another order than that of the day.
  for (const stop of stops.toReversed()) await storeVisit(site, stop, day);
  await store(site, { reference: 'AG-333332', pet: 'Waffles', zip: '80203' }, day);
  await store(site, { reference: 'AG-333333', pet: 'Biscuit', zip: '80401' }, day);

  await visit.open('/operator');
  await see(visit, heading('To answer (2)'));
  expect(await visit.read(textsOf, `${toAnswer}//strong`)).toEqual(['Waffles', 'Biscuit']);
  expect(await visit.read(textsOf, `${dayOf(day)}//h3`)).toEqual(stops.map(({ pet }) => pet));
  const rows = await visit.read(textsOf, `${dayOf(day)}//article`);
  expect(rows[0]).toContain('Tight: 30 min to the next, about 13 miles');
  expect(rows[2]).toContain('30 min to the next, in the same ZIP area');
  expect(rows[5]).not.toContain('to the next');

  // An owner asks for another time: it waits with the requests, until the time is kept.
  const asked = { reference: 'AG-22222D', revision: 1, day, time_window: '4-6 PM' };
  expect(await site.call('ask_for_time', { ...asked, words: 'After school' })).toEqual({
    outcome: 'done',
  });
  await visit.open('/faq');
  await visit.open('/operator');
  await see(visit, heading('To answer (3)'));
  await see(visit, `${toAnswer}//a`, '“After school”');
  await visit.press(`${toAnswer}//a[contains(., "Luna")]`);
  await see(visit, title, '1:30 PM');
  await visit.press(button('Keep the time'));
  await see(visit, text('The time stays'));
  await visit.press(link('All requests and visits'));
  await see(visit, heading('To answer (2)'));
  await seeNone(visit, text('After school'));

  // From the list to an answer, and back to a list that knows it.
  await visit.press(`${toAnswer}//a[contains(., "Waffles")]`);
  await see(visit, title, 'New request');
  await visit.press(button('Confirm'));
  await see(visit, button('Done'));
  await visit.press(link('All requests and visits'));
  await see(visit, heading('To answer (1)'));
});

type Sent = { reference: string; pet: string; zip: string };

async function store({ store: send }: OwnSite, { reference, pet, zip }: Sent, day: string) {
  await send([
    {
      ...{ id: randomUUID(), reference, pet_number: 1 },
      ...{ parent_name: 'Sam Rivera', phone: '3035550199', email: `${pet}@rivera.test` },
      ...{ address: '12 Pearl St', zip_code: zip },
      ...{ pet_name: pet, pet_type: 'dog', service: 'Spa Bath' },
      ...{ preferred_date: day, preferred_time: '10 AM-12 PM' },
      ...{ honeypot_filled: false, fill_seconds: 80 },
    },
  ]);
}

async function storeVisit(site: OwnSite, stop: Sent & { time: string }, day: string) {
  await store(site, stop, day);
  const decided = { reference: stop.reference, revision: 0, request_version: 1 };
  const time = { day, local_time: stop.time, minutes: 60, note: '' };
  const answer = await site.call('answer_visit', { ...decided, action: 'confirm', ...time });
  expect(answer).toEqual({ outcome: 'done' });
}

/** A day at least two days ahead on which the van is out, as `YYYY-MM-DD`. */
function nextOpenDay(): string {
  const days = [3, 4].map((ahead) => new Date(Date.now() + ahead * 86_400_000));
  const open = days.find((day) => day.getUTCDay() !== 0);
  return open?.toISOString().slice(0, 10) ?? '';
}
