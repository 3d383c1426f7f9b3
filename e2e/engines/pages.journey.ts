import { expect, expectNone, expectPath, expectSeen, expectValue, test } from './fixtures';
import { button, field, heading, link, region, text } from './targets';

const banner = region('Cookies');

test('the contact form stores a message and thanks the visitor', async ({
  session,
  visitor,
  stored,
}) => {
  await session.open('/contact');
  await session.fill(field('First name'), 'Sam');
  await session.fill(field('Last name'), visitor);
  await session.fill(field('Email'), 'sam@rivera.test');
  await session.fill(field('Message'), 'Do you groom Newfoundlands?');
  await session.press(field('I agree to the privacy policy'));
  await session.press(button('Send Message'));
  await expectSeen(session, text('Message Sent!'));
  await expectValue(session, field('Last name'), '');
  expect(await stored('contact_inquiries', 'last_name')).toMatchObject([
    { first_name: 'Sam', email: 'sam@rivera.test', message: 'Do you groom Newfoundlands?' },
  ]);
});

test('the menu opens, closes on Escape, and leads to a page in the same document', async ({
  session,
}) => {
  const menu = region('Menu');
  await session.open('/');
  await session.read(() => (document.documentElement.dataset.document = 'the first'));
  await session.press(button('Open menu'));
  await expectSeen(session, menu);
  await session.pressKey(button('Close menu'), 'Escape');
  await expectNone(session, menu);

  await session.press(button('Open menu'));
  await session.press(menu + link('Gallery'));
  await expectPath(session, '/gallery');
  await expectSeen(session, heading('Before and after'));
  await expectNone(session, menu);
  expect(await session.read(() => document.documentElement.dataset.document)).toBe('the first');
  await session.read(() => history.back());
  await expectSeen(session, field('Your ZIP code'));
});

test('the slider follows a click and an arrow key', async ({ session }) => {
  const slider = '//input[@type="range"]';
  await session.open('/gallery');
  await session.press(slider, 0.25);
  await expectValue(session, slider, '25');
  await session.pressKey(slider, 'ArrowRight');
  await expectValue(session, slider, '26');
});

test('the banner does not return after a choice', async ({ session }) => {
  await session.open('/faq');
  await session.press(banner + button('Reject All'));
  await expectNone(session, banner);
  await session.open('/about');
  await expectSeen(session, '//h1');
  await session.press('//main//h1');
  await expectNone(session, banner);
  expect(await session.read(() => localStorage.getItem('cookie-consent'))).toBe('rejected');
});
