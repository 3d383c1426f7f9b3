import { addOnsTotal, readPrices } from '../support/price-list';
import { addCat, confirmation, fillContact, fillDog, fillSchedule } from './booking-form';
import { expect, expectNone, expectPath, expectSeen, expectValue, test } from './fixtures';
import { button, choice, field, heading, link, text } from './targets';

const failure = '//*[@role="alert"]';

test('the home page answers a ZIP, and the booking form takes it over', async ({ session }) => {
  await session.open('/');
  await session.fill(field('Your ZIP code'), '80206');
  await expectSeen(session, text('Yes, we come to Cherry Creek and Denver'));
  await session.press(link('Book Now in Denver'));
  await expectSeen(session, heading('Pet Information'));
  await fillDog(session, 'Full Groom', 'Medium');
  await session.press(button('Next'));
  await expectSeen(session, text('Cherry Creek and Denver'));
  await session.press(button('Change ZIP code'));
  await expectValue(session, field('ZIP code'), '80206');
});

test('a booking with a package of the calculator and a second pet stores two rows', async ({
  session,
  visitor,
  stored,
  origin,
  request,
}) => {
  const { large } = await readPrices(request, 'full-groom', origin);
  await session.open('/services');
  await session.press(choice('Full Groom'));
  await session.press(choice('Large'));
  await session.press(choice('Nail Grinding'));
  await expectSeen(
    session,
    '//output[@aria-label="Total"]',
    `$${large + addOnsTotal('nail-grinding')}`,
  );
  await session.press(button('Book This Package'));
  await expectPath(session, '/booking?service=full-groom&size=large&addons=nail-grinding');
  await fillDog(session);
  await addCat(session);
  await fillSchedule(session);
  await fillContact(session, visitor);
  await session.press(button('Submit Request'));
  await expectSeen(session, confirmation);

  expect(await stored('bookings', 'parent_name', 'pet_number')).toMatchObject([
    {
      pet_number: 1,
      pet_name: 'Biscuit',
      service: 'Full Groom',
      pet_size: 'large',
      add_ons: ['nail-grinding'],
    },
    {
      pet_number: 2,
      pet_name: 'Mo',
      pet_type: 'cat',
      service: 'Cat Grooming',
      pet_size: 'small',
      add_ons: null,
    },
  ]);

  await session.read(() => location.reload());
  await expectSeen(session, confirmation);
  await session.read(() => history.back());
  await expectPath(session, /^\/(services|booking)/);
  await expectNone(session, field('Full name'));
  await session.open('/booking');
  await expectSeen(session, confirmation);
  await session.press(button('Book another visit'));
  await expectSeen(session, heading('Pet Information'));
  await expectValue(session, field('Pet’s name'), '');
});

test('the form keeps a request whose answer was lost, and sending it again stores it once', async ({
  session,
  visitor,
  stored,
}) => {
  await session.open('/booking');
  await fillDog(session, 'Full Groom', 'Medium');
  await fillSchedule(session);
  await fillContact(session, visitor);
  await session.read(() => (document.cookie = 'fault=lose-answers; path=/'));
  await session.press(button('Submit Request'));
  await expectSeen(session, failure, 'saved on this page');
  await expectValue(session, field('Full name'), visitor);

  await session.read(() => (document.cookie = 'fault=; path=/'));
  await session.press(button('Submit Request'));
  await expectSeen(session, confirmation);
  await expectNone(session, failure);
  expect(await stored('bookings', 'parent_name')).toHaveLength(1);
});
