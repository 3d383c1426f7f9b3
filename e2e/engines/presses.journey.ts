import { countInSight, expect, expectSeen, tabTo, test } from './fixtures';
import { pressWithoutFocus } from './in-page';
import { button, choice, field, heading, openDay, region } from './targets';
import type { Visit } from './visit';

const confirmation = heading('We have your request');

test('a keyboard alone books, and every optional question is passed over', async ({
  visit,
  visitor,
  stored,
}) => {
  await visit.open('/booking');
  await tabTo(visit, field('Pet’s name'));
  await visit.type('Biscuit');
  await answerQuestion(visit, choice('Dog'));
  await tabTo(visit, choice('Small'));
  await answerQuestion(visit, choice('Full Groom'));
  await pressNext(visit, 'Next');
  await expectSeen(visit, heading('Scheduling & Address'));
  await typeInto(visit, { 'ZIP code': '80206', 'Street address': '12 Pearl St' });
  await answerQuestion(visit, openDay(1));
  await answerQuestion(visit, choice('8-10 AM'));
  await pressNext(visit, 'Next');
  await expectSeen(visit, heading('Your Contact Information'));
  await typeInto(visit, { 'Full name': visitor, Phone: '3035550199', Email: 'sam@rivera.test' });
  await pressNext(visit, 'Submit Request');
  await expectSeen(visit, confirmation);
  expect(await stored('bookings', 'parent_name')).toMatchObject([
    { pet_name: 'Biscuit', pet_type: 'dog', pet_size: null, breed: null, add_ons: null },
  ]);
});

test('a keyboard alone books, and answers every optional question', async ({
  visit,
  visitor,
  stored,
}) => {
  await visit.open('/booking');
  await tabTo(visit, field('Pet’s name'));
  await visit.type('Mo');
  await answerQuestion(visit, choice('Dog'));
  await visit.key('ArrowRight');
  await answerQuestion(visit, choice('Small'));
  await answerQuestion(visit, choice('Cat Grooming'));
  await typeInto(visit, { Breed: 'Persian' });
  await tabTo(visit, '//summary');
  await visit.key('Enter');
  await answerQuestion(visit, choice('Nail Grinding'));
  await typeInto(visit, { Weight: '9 lbs' });
  await pressNext(visit, 'Next');
  await expectSeen(visit, heading('Scheduling & Address'));
  await typeInto(visit, { 'ZIP code': '80206', 'Street address': '12 Pearl St' });
  await answerQuestion(visit, openDay(1));
  await answerQuestion(visit, choice('8-10 AM'));
  await pressNext(visit, 'Next');
  await expectSeen(visit, heading('Your Contact Information'));
  await typeInto(visit, { 'Full name': visitor, Phone: '3035550199', Email: 'sam@rivera.test' });
  await typeInto(visit, { 'Anything we should know': 'Shy' });
  await pressNext(visit, 'Submit Request');
  await expectSeen(visit, confirmation);
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

test('presses that take no focus lead through the booking form', async ({
  visit,
  visitor,
  stored,
}) => {
  const press = (target: string) => visit.read(pressWithoutFocus, target);
  await visit.open('/booking');
  await visit.fill(field('Pet’s name'), 'Biscuit');
  await visit.key('Tab');
  await press(button('Next'));
  await expectSeen(
    visit,
    '//fieldset[legend[contains(., "a dog or a cat?")]]',
    'Pet type is required',
  );
  for (const words of ['Dog', 'Full Groom']) await press(`${choice(words)}//input`);
  await press(button('Next'));
  await expectSeen(visit, heading('Scheduling & Address'));
  await press(`${openDay(5)}//input`);
  await press(`${choice('8-10 AM')}//input`);
  await visit.fill(field('Street address'), '12 Pearl St');
  await visit.fill(field('ZIP code'), '80206');
  await press(button('Next'));
  await expectSeen(visit, heading('Your Contact Information'));
  await visit.fill(field('Full name'), visitor);
  await visit.fill(field('Phone'), '3035550199');
  await visit.fill(field('Email'), 'sam@rivera.test');
  await press(button('Submit Request'));
  await expectSeen(visit, confirmation);
  expect(await stored('bookings', 'parent_name')).toHaveLength(1);
});

test('Show Less leads back to its heading though no press took the focus', async ({ visit }) => {
  const pets = region('Happy pets');
  const [more, less] = ['More', 'Less'].map((words) => button(`Show ${words} happy pets`));
  const items = `${pets}//ul[1]/li`;
  await visit.open('/gallery');
  await expectSeen(visit, `${pets}${more ?? ''}`);
  const shownAtFirst = await countInSight(visit, items);
  for (let shown = shownAtFirst; (await countInSight(visit, `${pets}${more ?? ''}`)) > 0;) {
    // as on an iPhone, the focus stays on the item the last press led to
    await visit.read(pressOnly, `${pets}${more ?? ''}`);
    await expect.poll(() => countInSight(visit, items)).toBeGreaterThan(shown);
    shown = await countInSight(visit, items);
  }
  await visit.read(pressOnly, `${pets}${less ?? ''}`);
  await expect.poll(() => countInSight(visit, items)).toBe(shownAtFirst);
  await expect.poll(() => visit.read(readTop, `${pets}//h2`)).toBeLessThan(200);
  expect(await visit.read(() => document.activeElement?.tagName)).toBe('H2');
});

test('a press on the served first step does not lead on from the step of a draft', async ({
  visit,
}) => {
  // Starts the draft on another page, so this page's scripts are not cached.
  await visit.open('/services/spa-bath');
  await visit.fill(field('Pet’s name'), 'Biscuit');
  await visit.press(choice('Dog'));
  await visit.press(button('Next'));
  await expectSeen(visit, heading('Scheduling & Address'));
  await visit.press(openDay(5));
  await visit.press(choice('8-10 AM'));
  await visit.fill(field('Street address'), '12 Pearl St');
  await visit.fill(field('ZIP code'), '80206');
  await visit.open('/faq');
  await visit.read(() => (document.cookie = 'fault=late-code; path=/'));
  await visit.read(() => location.assign('/booking'));
  await visit.press(button('Next'));
  expect(await visit.read(() => document.querySelector('#root[data-hydrated]') === null)).toBe(
    true,
  );
  await expectSeen(visit, '//*[@id="root"][@data-hydrated]//h2[.="Scheduling & Address"]');
  // a repeated press would have led on by now
  await visit.key('Tab');
  expect(await countInSight(visit, heading('Scheduling & Address'))).toBe(1);
});

async function answerQuestion(visit: Visit, target: string) {
  await tabTo(visit, target);
  await visit.key('Space');
}

async function pressNext(visit: Visit, words: string) {
  await tabTo(visit, button(words));
  await visit.key('Enter');
}

async function typeInto(visit: Visit, texts: Record<string, string>) {
  for (const [words, text] of Object.entries(texts)) {
    await tabTo(visit, field(words));
    await visit.type(text);
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
