import { addDays, formatDay } from '../../supabase/functions/_shared/time/denver-time';
import { toRequestRow } from '../support/forms/request-row';
import { findLink } from '../support/visits/mail-folder';
import { denverToday, hoursUntil, nextDay, nextOpenDay } from '../support/visits/open-days';
import { countTaps, expect, expectNone, expectSeen, test } from './fixtures';
import { pickValue, readAddress, readTexts } from './in-page';
import { waitForEveningMail, waitForOwnerMail } from './mails';
import type { OwnSite } from './own-site';
import {
  button,
  choice,
  dayRow,
  daySection,
  field,
  heading,
  link,
  text,
  textWithLink,
} from './targets';

test.describe.configure({ timeout: 300_000 });

const title = '//h1';
const toAnswer = '//section[@aria-labelledby="to-answer"]';

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
  await site.answer({
    reference: 'AG-22222D',
    revision: 1,
    actor: 'owner',
    action: 'ask',
    ...wish,
  });
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
});

test('flu on a full day: two visits move, the day closes, one owner says yes, the evening lists the other', async ({
  ownSite: site,
}) => {
  const { session } = site;
  const fluDay = nextOpenDay(nextDay(nextDay(denverToday())));
  const later = nextOpenDay(fluDay);
  const [luna, otto] = [
    { reference: 'AG-22222D', pet: 'Luna', zip: '80203', time: '09:00' },
    { reference: 'AG-22222E', pet: 'Otto', zip: '80206', time: '11:00' },
  ] as const;
  for (const stop of [luna, otto]) await storeVisit(site, stop, fluDay);
  const block = `//button[starts-with(normalize-space(), "Block ${formatDay(fluDay)}")]`;

  await session.open('/operator');
  await session.press(button('Block time'));
  await session.press(choice('Other day'));
  await session.read(pickValue, `${fluDay} ${field('Day')}`);
  await session.press(block);
  await expectSeen(session, alert, '2 visits are in that time');
  for (const { pet } of [luna, otto]) {
    await session.press(`${alert}//li[contains(., "${pet}")]${link('Move')}`);
    await session.press(button('Move'));
    await session.read(pickValue, `${later} ${field('Day')}`);
    await session.press('//label[contains(., "Not yet")]');
    await session.press(button('Move visit'));
    await expectSeen(session, title, formatDay(later));
    await session.press(link('All requests and visits'));
    const closing = countTaps(session);
    await closing.press(button('Block time'));
    await closing.press(block);
    expect(closing.taps.length).toBeLessThanOrEqual(4);
  }
  await expectSeen(session, text('Blocked: '), formatDay(fluDay));

  await site.pass(1);
  const moved = await waitForOwnerMail(site, 'luna@rivera.test', 'New time');
  await session.open(findLink(moved, 'visit'));
  await session.press(button('Yes, that works'));
  await expectSeen(session, text('You said yes'));

  await session.open('/operator');
  await expectSeen(session, dayRow(later, 'Luna') + text('Said yes'));
  await session.press(dayRow(later, 'Otto') + link('Otto'));
  await expectSeen(session, link('Text for a yes'), 'Text for a yes');
  expect(await session.read(readAddress, link('Text for a yes'))).toMatch(textWithLink);
  await site.pass(hoursUntil(`${addDays(later, -1)} 18:00`));
  const evening = await waitForEveningMail(site);
  expect(evening).toContain('Not heard from yet: 11:00 AM Sam Rivera.');
  expect(evening).toContain('Text Sam for a yes');
});

const alert = '//*[@role="alert"]';

type Sent = { reference: string; pet: string; zip: string };

async function store({ store: send }: OwnSite, { reference, pet, zip }: Sent, day: string) {
  await send([
    toRequestRow({
      reference,
      email: `${pet.toLowerCase()}@rivera.test`,
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
