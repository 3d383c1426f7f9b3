import { addOnsTotal, readPrices } from '../support/price-list';
import { addCat, confirmation, fillContact, fillDog, fillSchedule } from './booking-form';
import { expect, expectNone, expectPath, expectSeen, expectValue, test } from './fixtures';
import { button, choice, field, heading, link, text } from './targets';

const failure = '//*[@role="alert"]';

test('a ZIP is answered, and goes along into the booking', async ({ visit }) => {
  await visit.open('/');
  await visit.fill(field('Your ZIP code'), '80206');
  await expectSeen(visit, text('We come to Cherry Creek and Denver'));
  await visit.press(link('Book Now in Denver'));
  await expectSeen(visit, heading('Pet Information'));
  await fillDog(visit, 'Full Groom', 'Medium');
  await visit.press(button('Next'));
  await expectSeen(visit, text('Cherry Creek and Denver'));
  await visit.press(button('Change ZIP code'));
  await expectValue(visit, field('ZIP code'), '80206');
});

test('a package is put together, a second pet added, and two rows are stored', async ({
  visit,
  visitor,
  stored,
  origin,
  request,
}) => {
  const { large } = await readPrices(request, 'full-groom', origin);
  await visit.open('/services');
  await visit.press(choice('Full Groom'));
  await visit.press(choice('Large'));
  await visit.press(choice('Nail Grinding'));
  await expectSeen(
    visit,
    '//output[@aria-label="Total"]',
    `$${large + addOnsTotal('nail-grinding')}`,
  );
  await visit.press(button('Book This Package'));
  await expectPath(visit, '/booking?service=full-groom&size=large&addons=nail-grinding');
  await fillDog(visit);
  await addCat(visit);
  await fillSchedule(visit);
  await fillContact(visit, visitor);
  await visit.press(button('Submit Request'));
  await expectSeen(visit, confirmation);

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
});

test('a request whose answer was lost is still there, and sent again is stored once', async ({
  visit,
  visitor,
  stored,
}) => {
  await visit.open('/booking');
  await fillDog(visit, 'Full Groom', 'Medium');
  await fillSchedule(visit);
  await fillContact(visit, visitor);
  await visit.read(() => (document.cookie = 'fault=lose-answers; path=/'));
  await visit.press(button('Submit Request'));
  await expectSeen(visit, failure, 'saved on this page');
  await expectValue(visit, field('Full name'), visitor);

  await visit.read(() => (document.cookie = 'fault=; path=/'));
  await visit.press(button('Submit Request'));
  await expectSeen(visit, confirmation);
  await expectNone(visit, failure);
  expect(await stored('bookings', 'parent_name')).toHaveLength(1);
});
