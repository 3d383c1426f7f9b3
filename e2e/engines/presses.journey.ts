import { confirmation } from './booking-form';
import type { BrowserSession } from './browser-session';
import { countInSight, expect, expectSeen, tabTo, test } from './fixtures';
import { pressWithoutFocus, readValue } from './in-page';
import { button, choice, field, heading, openDay, region } from './targets';

test('a visitor books with only a keyboard and skips every optional question', async ({
  session,
  visitor,
  stored,
}) => {
  await session.open('/booking');
  await tabTo(session, field('Pet’s name'));
  await session.type('Biscuit');
  await answerQuestion(session, choice('Dog'));
  await tabTo(session, choice('Small'));
  await answerQuestion(session, choice('Full Groom'));
  await pressNext(session, 'Next');
  const secondDay = await answerScheduleAndContact(session, visitor);
  await pressNext(session, 'Submit Request');
  await expectSeen(session, confirmation);
  expect(await stored('bookings', 'parent_name')).toMatchObject([
    {
      pet_name: 'Biscuit',
      pet_type: 'dog',
      pet_size: null,
      breed: null,
      add_ons: null,
      preferred_date: secondDay,
    },
  ]);
});

test('a visitor books with only a keyboard and answers every optional question', async ({
  session,
  visitor,
  stored,
}) => {
  await session.open('/booking');
  await tabTo(session, field('Pet’s name'));
  await session.type('Mo');
  await answerQuestion(session, choice('Dog'));
  await session.key('ArrowRight');
  await answerQuestion(session, choice('Small'));
  await answerQuestion(session, choice('Cat Grooming'));
  await typeInto(session, { Breed: 'Persian' });
  await tabTo(session, '//summary');
  await session.key('Enter');
  await answerQuestion(session, choice('Nail Grinding'));
  await typeInto(session, { Weight: '9 lbs' });
  await pressNext(session, 'Next');
  await answerScheduleAndContact(session, visitor);
  await typeInto(session, { 'Anything we should know': 'Shy' });
  await pressNext(session, 'Submit Request');
  await expectSeen(session, confirmation);
  expect(await stored('bookings', 'parent_name')).toMatchObject([
    {
      pet_type: 'cat',
      pet_size: 'small',
      breed: 'Persian',
      weight: '9 lbs',
      add_ons: ['nail-grinding'],
      additional_notes: 'Shy',
    },
  ]);
});

test('clicks that take no focus, as in Safari, lead through the booking form', async ({
  session,
  visitor,
  stored,
}) => {
  const press = (target: string) => session.read(pressWithoutFocus, target);
  await session.open('/booking');
  await session.fill(field('Pet’s name'), 'Biscuit');
  await session.key('Tab');
  await press(button('Next'));
  await expectSeen(
    session,
    '//fieldset[legend[contains(., "a dog or a cat?")]]',
    'Pet type is required',
  );
  for (const words of ['Dog', 'Full Groom']) await press(`${choice(words)}//input`);
  await press(button('Next'));
  await expectSeen(session, heading('Scheduling & Address'));
  await press(`${openDay(4)}//input`);
  await press(`${choice('8-10 AM')}//input`);
  await session.fill(field('Street address'), '12 Pearl St');
  await session.fill(field('ZIP code'), '80206');
  await press(button('Next'));
  await expectSeen(session, heading('Your Contact Information'));
  await session.fill(field('Full name'), visitor);
  await session.fill(field('Phone'), '3035550199');
  await session.fill(field('Email'), 'sam@rivera.test');
  await press(button('Submit Request'));
  await expectSeen(session, confirmation);
  expect(await stored('bookings', 'parent_name')).toHaveLength(1);
});

test('Show Less leads back to its heading after clicks that took no focus', async ({ session }) => {
  const pets = region('Happy pets');
  const [more, less] = ['More', 'Less'].map((words) => button(`Show ${words} happy pets`));
  const items = `${pets}//ul[1]/li`;
  await session.open('/gallery');
  await expectSeen(session, `${pets}${more ?? ''}`);
  const shownAtFirst = await countInSight(session, items);
  for (let shown = shownAtFirst; (await countInSight(session, `${pets}${more ?? ''}`)) > 0;) {
    // as on an iPhone, the focus stays on the item that the last tap led to
    await session.read(pressOnly, `${pets}${more ?? ''}`);
    await expect.poll(() => countInSight(session, items)).toBeGreaterThan(shown);
    shown = await countInSight(session, items);
  }
  await session.read(pressOnly, `${pets}${less ?? ''}`);
  await expect.poll(() => countInSight(session, items)).toBe(shownAtFirst);
  await expect.poll(() => session.read(readTop, `${pets}//h2`)).toBeLessThan(200);
  expect(await session.read(() => document.activeElement?.tagName)).toBe('H2');
});

test('a click on the served first step does not skip the step of a draft', async ({ session }) => {
  // Starts the draft on another page, so this page's scripts are not cached.
  await session.open('/services/spa-bath');
  await session.press(button('Book it here, in three steps'));
  await session.fill(field('Pet’s name'), 'Biscuit');
  await session.press(choice('Dog'));
  await session.press(button('Next'));
  await expectSeen(session, heading('Scheduling & Address'));
  await session.press(openDay(4));
  await session.press(choice('8-10 AM'));
  await session.fill(field('Street address'), '12 Pearl St');
  await session.fill(field('ZIP code'), '80206');
  await session.open('/faq');
  await session.read(() => (document.cookie = 'fault=late-code; path=/'));
  await session.read(() => location.assign('/booking'));
  await session.press(button('Next'));
  expect(await session.read(() => document.querySelector('#root[data-hydrated]') === null)).toBe(
    true,
  );
  await expectSeen(session, '//*[@id="root"][@data-hydrated]//h2[.="Scheduling & Address"]');
  // a repeated click would have moved on by now
  await session.key('Tab');
  expect(await countInSight(session, heading('Scheduling & Address'))).toBe(1);
});

/** Stays in the Email field. Returns the day, which an arrow key chooses. */
async function answerScheduleAndContact(session: BrowserSession, visitor: string) {
  await expectSeen(session, heading('Scheduling & Address'));
  await typeInto(session, { 'ZIP code': '80206', 'Street address': '12 Pearl St' });
  await answerQuestion(session, openDay(1));
  await session.key('ArrowRight');
  const secondDay = await session.read(readValue, `${openDay(2)}//input`);
  await answerQuestion(session, choice('8-10 AM'));
  await pressNext(session, 'Next');
  await expectSeen(session, heading('Your Contact Information'));
  await typeInto(session, { 'Full name': visitor, Phone: '3035550199', Email: 'sam@rivera.test' });
  return secondDay;
}

async function answerQuestion(session: BrowserSession, target: string) {
  await tabTo(session, target);
  await session.key('Space');
}

async function pressNext(session: BrowserSession, words: string) {
  await tabTo(session, button(words));
  await session.key('Enter');
}

async function typeInto(session: BrowserSession, texts: Record<string, string>) {
  for (const [words, text] of Object.entries(texts)) {
    await tabTo(session, field(words));
    await session.type(text);
  }
}

function pressOnly(target: string): void {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const found = document.evaluate(target, document, null, kind, null).singleNodeValue;
  if (found instanceof HTMLElement) found.click();
}

function readTop(target: string): number {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const found = document.evaluate(target, document, null, kind, null).singleNodeValue;
  return found instanceof HTMLElement
    ? Math.abs(found.getBoundingClientRect().top)
    : Number.POSITIVE_INFINITY;
}
