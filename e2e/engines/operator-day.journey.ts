import { formatDay } from '../../supabase/functions/_shared/time/denver-time';
import { sampleAnswers } from '../../supabase/functions/_shared/visits/sample-booking.fixture';
import { toRequestRow } from '../support/forms/request-row';
import { denverToday, nextDay, nextOpenDay } from '../support/visits/open-days';
import { expect, expectNone, expectSeen, test } from './fixtures';
import { pickValue, readTexts } from './in-page';
import type { OwnSite } from './own-site';
import { button, choice, field, heading, link, text } from './targets';

test.describe.configure({ timeout: 180_000 });

const title = '//h1';
const toAnswer = '//section[@aria-labelledby="to-answer"]';
const daySection = (day: string) => `//section[@aria-labelledby="day-${day}"]`;

const stops = [
  { reference: 'AG-22222A', pet: 'Early', time: '08:00', zip: '80203' },
  { reference: 'AG-22222B', pet: 'Far', time: '09:30', zip: '80401' },
  { reference: 'AG-22222C', pet: 'Noon', time: '12:00', zip: '80203' },
  { reference: 'AG-22222D', pet: 'Luna', time: '13:30', zip: '80203' },
  { reference: 'AG-22222E', pet: 'Otto', time: '15:00', zip: '80206' },
  { reference: 'AG-22222F', pet: 'Late', time: '16:30', zip: '80206' },
] as const;

test('the day lists six visits in order with the drives, and the operator answers a wish and a request', async ({
  ownSite: site,
}) => {
  const { session } = site;
  const day = nextOpenDay(nextDay(nextDay(denverToday())));
  for (const stop of stops.toReversed()) await storeVisit(site, stop, day);
  await store(site, { reference: 'AG-333332', pet: 'Waffles', zip: '80203' }, day);
  await store(site, { reference: 'AG-333333', pet: 'Biscuit', zip: '80401' }, day);

  await session.open('/operator');
  await expectSeen(session, heading('To answer (2)'));
  expect(await session.read(readTexts, `${toAnswer}//strong`)).toEqual(['Waffles', 'Biscuit']);
  expect(await session.read(readTexts, `${daySection(day)}//h3`)).toEqual(
    stops.map(({ pet }) => pet),
  );
  const rows = await session.read(readTexts, `${daySection(day)}//article`);
  expect(rows[0]).toContain('Tight: 30 min to the next, about 13 miles');
  expect(rows[2]).toContain('30 min to the next, in the same ZIP area');
  expect(rows[5]).not.toContain('to the next');

  const wish = { day, time_window: '4-6 PM', words: 'After school' };
  const outcome = await site.call('ask_for_time', { reference: 'AG-22222D', revision: 1, ...wish });
  expect(outcome).toMatchObject({ outcome: 'done' });
  await session.open('/faq');
  await session.open('/operator');
  await expectSeen(session, heading('To answer (3)'));
  await expectSeen(session, `${toAnswer}//a`, '“After school”');
  await session.press(`${toAnswer}//a[contains(., "Luna")]`);
  await expectSeen(session, title, '1:30 PM');
  await session.press(button('Keep the time'));
  await expectSeen(session, text('the time stays'));
  await session.press(link('All requests and visits'));
  await expectSeen(session, heading('To answer (2)'));
  await expectNone(session, text('After school'));

  await session.press(`${toAnswer}//a[contains(., "Waffles")]`);
  await expectSeen(session, title, 'New request');
  await session.press(button('Confirm'));
  await expectSeen(session, heading('Confirmed'));
  await session.press(link('All requests and visits'));
  await expectSeen(session, heading('To answer (1)'));

  await session.press(button('Block time'));
  await session.press(choice('Other day'));
  await session.read(pickValue, `${day} ${field('Day')}`);
  await session.press(`//button[starts-with(normalize-space(), "Block ${formatDay(day)}")]`);
  await expectSeen(session, link('Move'));
  await session.press(button('Add a visit'));
  await session.fill(field('Phone'), sampleAnswers.phone);
  await session.press(button('Next'));
  await expectSeen(session, text('Booked already'));
  await session.press(button('Add visit'));
  await expectSeen(session, link('Text it'));
});

type Sent = { reference: string; pet: string; zip: string };

async function store({ store: send }: OwnSite, { reference, pet, zip }: Sent, day: string) {
  await send([
    toRequestRow({
      reference,
      email: `${pet}@rivera.test`,
      zip_code: zip,
      pet_name: pet,
      preferred_date: day,
    }),
  ]);
}

async function storeVisit(site: OwnSite, stop: Sent & { time: string }, day: string) {
  await store(site, stop, day);
  const { reference, time } = stop;
  await site.confirm(reference, day, time);
}
