import {
  countInSight,
  expect,
  expectNone,
  expectPath,
  expectSeen,
  expectValue,
  test,
} from './fixtures';
import { button, field, heading, link, region, text } from './targets';

const banner = region('Cookies');

test('a message is stored and the visitor thanked', async ({ visit, visitor, stored }) => {
  await visit.open('/contact');
  await visit.fill(field('First name'), 'Sam');
  await visit.fill(field('Last name'), visitor);
  await visit.fill(field('Email'), 'sam@rivera.test');
  await visit.fill(field('Message'), 'Do you groom Newfoundlands?');
  await visit.press(field('I agree to the privacy policy'));
  await visit.press(button('Send Message'));
  await expectSeen(visit, text('Message Sent!'));
  await expectValue(visit, field('Last name'), '');
  expect(await stored('contact_inquiries', 'last_name')).toMatchObject([
    { first_name: 'Sam', email: 'sam@rivera.test', message: 'Do you groom Newfoundlands?' },
  ]);
});

test('the menu opens, closes on Escape, and leads on without a new document', async ({ visit }) => {
  const menu = region('Menu');
  await visit.open('/');
  await visit.read(() => (document.documentElement.dataset.document = 'the first'));
  await visit.press(button('Open menu'));
  await expectSeen(visit, menu);
  await visit.pressKey(button('Close menu'), 'Escape');
  await expectNone(visit, menu);

  await visit.press(button('Open menu'));
  await visit.press(menu + link('Gallery'));
  await expectPath(visit, '/gallery');
  await expectSeen(visit, heading('Before and after'));
  await expectNone(visit, menu);
  expect(await visit.read(() => document.documentElement.dataset.document)).toBe('the first');
  await visit.read(() => history.back());
  await expectSeen(visit, field('Your ZIP code'));
});

test('the slider follows a press and an arrow key', async ({ visit }) => {
  const slider = '//input[@type="range"]';
  await visit.open('/gallery');
  await visit.press(slider, 0.25);
  await expectValue(visit, slider, '25');
  await visit.pressKey(slider, 'ArrowRight');
  await expectValue(visit, slider, '26');
});

test('the gallery shows more to its end, and less again', async ({ visit }) => {
  const happyPets = region('Happy pets');
  const pets = `${happyPets}//ul[1]/li`;
  const more = happyPets + button('Show More happy pets');
  await visit.open('/gallery');
  await expectSeen(visit, more);
  const shownAtFirst = await countInSight(visit, pets);
  for (
    let shown = shownAtFirst;
    (await countInSight(visit, more)) > 0;
    shown = await countInSight(visit, pets)
  ) {
    await visit.press(more);
    await expect.poll(() => countInSight(visit, pets)).toBeGreaterThan(shown);
  }
  await visit.press(happyPets + button('Show Less happy pets'));
  await expect.poll(() => countInSight(visit, pets)).toBe(shownAtFirst);
});

test('the banner takes an answer once', async ({ visit }) => {
  await visit.open('/faq');
  await visit.press(banner + button('Reject All'));
  await expectNone(visit, banner);
  await visit.open('/about');
  await expectSeen(visit, '//h1');
  await visit.press('//main//h1');
  await expectNone(visit, banner);
  expect(await visit.read(() => localStorage.getItem('cookie-consent'))).toBe('rejected');
});
