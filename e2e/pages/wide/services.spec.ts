import { addOns } from '../../../supabase/functions/_shared/add-ons';
import { highestPrice, lowestPrice } from '../../../supabase/functions/_shared/pet-sizes';
import {
  bookingForm,
  choose,
  confirmation,
  fillRest,
  submitButton,
} from '../../support/booking-form';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { type Prices, readPrices } from '../../support/price-list';

test('the overview has five cards in order, each with price line, features and link', async ({
  page,
  request,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('link', { name: 'Book Appointment' }).first()).toHaveAttribute(
    'href',
    '/booking',
  );
  const cards = page.getByRole('region', { name: 'Grooming packages' }).getByRole('article');
  await expect(cards).toHaveCount(5);
  const formatLowest = (prices: Prices) => `from $${lowestPrice(prices)}`;
  const range = (prices: Prices) => `$${lowestPrice(prices)}-$${highestPrice(prices)}`;
  for (const [index, [name, slug, toPriceLine]] of (
    [
      ['Full Groom', 'full-groom', formatLowest],
      ['Puppy Groom', 'puppy-cut', formatLowest],
      ['Cat Grooming', 'cat-grooming', range],
      ['Bath & Brush', 'spa-bath', formatLowest],
      ['Senior Pet Comfort', 'senior-care', formatLowest],
    ] as const
  ).entries()) {
    const priceLine = toPriceLine(await readPrices(request, slug));
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card.getByText(priceLine, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem').first()).toBeVisible();
    await expect(card.getByRole('link', { name: `More about ${name}` })).toHaveAttribute(
      'href',
      `/services/${slug}`,
    );
    await expect(card.getByRole('link', { name: `Book ${name}` })).toHaveAttribute(
      'href',
      `/booking?service=${slug}`,
    );
  }
});

test('on a phone a card is a row, its details fold, and the page is at most eight screens', async ({
  page,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.goto('/services');
  const card = page.getByRole('region', { name: 'Grooming packages' }).getByRole('article').first();
  await expect(card.getByRole('link', { name: 'Full Groom', exact: true })).toHaveAttribute(
    'href',
    '/services/full-groom',
  );
  await expect(card.getByRole('listitem').first()).toBeHidden();
  await card.getByText('What’s in it').click();
  await expect(card.getByText('Nails trimmed and ears cleaned').last()).toBeVisible();
  await card.getByText('What’s in it').click();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8 * phone.height);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(760);
});

test('every stop of the van is told, and on a phone by its number', async ({ page }) => {
  await page.goto('/services');
  const tour = page.getByRole('region', { name: 'Look inside the van' });
  await expect(tour.getByRole('listitem')).toHaveCount(7);
  for (const stop of await tour.getByRole('listitem').all()) await expect(stop).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tour.getByRole('listitem').filter({ visible: true })).toContainText('Warm tub.');
  await tour.getByRole('button', { name: 'Our own power' }).last().click();
  await expect(tour.getByRole('listitem').filter({ visible: true })).toContainText(
    'Our own power.',
  );
  await expect(tour.getByRole('button', { name: 'Our own power' }).first()).toBeInViewport();
  await tour.getByRole('button', { name: 'Next: A window on your street' }).click();
  await expect(tour.getByRole('listitem').filter({ visible: true })).toContainText(
    'A window on your street.',
  );
});

test('the overview lists the add-ons, four steps and the ways on', async ({ page }) => {
  await page.goto('/services');
  const offered = page.getByRole('group', { name: /Deluxe Spa Add-ons/ }).locator('label');
  await expect(offered).toHaveCount(addOns.length);
  for (const { name, price } of addOns) {
    await expect(offered.filter({ hasText: name })).toContainText(`+$${price}`);
  }
  const steps = page.getByRole('region', { name: 'How a visit goes' }).getByRole('heading', {
    level: 3,
  });
  await expect(steps).toHaveText([
    'Arrival & Setup',
    'Meet & Greet',
    'Gentle Grooming',
    'Final Touches',
  ]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book Now', exact: true })).toHaveAttribute(
    'href',
    '/booking',
  );
  await expect(main.getByRole('link', { name: 'Read the FAQ' })).toHaveAttribute('href', '/faq');
});

for (const { slug, title, duration, booked, advice } of [
  {
    slug: 'full-groom',
    title: 'Full Groom',
    duration: '2-3 hours',
    booked: 'Full Groom',
    advice: ['6-8 weeks', '4-6'],
  },
  {
    slug: 'spa-bath',
    title: 'Spa Bath & Brush',
    duration: '60-90 minutes',
    booked: 'Spa Bath',
    advice: ['4-6 weeks'],
  },
  {
    slug: 'puppy-cut',
    title: 'Puppy’s First Groom',
    duration: '45-90 minutes',
    booked: 'Puppy Cut',
    advice: ['under 6 months', '12 and 16 weeks'],
  },
  {
    slug: 'senior-care',
    title: 'Senior Pet Comfort',
    duration: '60-90 minutes, flexible with breaks',
    booked: 'Senior Pet Comfort',
    advice: ['your pet can lie down anytime'],
  },
  {
    slug: 'cat-grooming',
    title: 'Cat Grooming',
    duration: '60-90 minutes',
    booked: 'Cat Grooming',
    advice: ['lion cuts'],
  },
]) {
  test(`the page of ${title} says what it costs, takes and holds, and books it`, async ({
    page,
    request,
  }) => {
    const lowest = lowestPrice(await readPrices(request, slug));
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(/Denver$/);
    await expect(main.getByText(duration, { exact: true })).toBeVisible();
    await expect(main.getByText(`Starting at $${lowest}`)).toBeVisible();
    for (const words of advice) await expect(main).toContainText(words);

    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Services', title]);
    await expect(crumbs.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'href',
      '/services',
    );
    for (const name of [`About ${title}`, 'What’s Included', 'What to Expect', 'You May Also Like'])
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    for (const name of ['Book This Service', 'Schedule Now']) {
      await expect(main.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/booking?service=${slug}`,
      );
    }
    await expect(main.getByRole('radio', { name: new RegExp(`^${booked}`) })).toBeChecked();

    const question = page.getByRole('region', { name: 'Good to know' }).getByRole('group').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
  });
}

test('related services lead on, and the form beside them follows', async ({ page }) => {
  await page.goto('/services/puppy-cut');
  await page
    .getByRole('region', { name: 'You May Also Like' })
    .getByRole('link', { name: /Spa Bath/ })
    .click();
  await expect(page).toHaveURL('/services/spa-bath');
  await expect(page.getByRole('heading', { level: 1, name: 'Spa Bath & Brush' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Spa Bath/ })).toBeChecked();
});

test('looking at a service page chooses nothing for a later booking', async ({ page }) => {
  await page.goto('/services/full-groom');
  await expect(page.getByRole('radio', { name: /^Full Groom/ })).toBeChecked();
  await page.goto('/booking');
  await waitForHydration(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Size and service give a price').last()).toBeVisible();
});

test('the form on a service page stores a booking', async ({ page, visitor, storedBookings }) => {
  await page.goto('/services/senior-care');
  await page.getByLabel('Pet’s name').fill('Otis');
  await choose(bookingForm(page), 'Dog');
  await fillRest(page, visitor);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await storedBookings()).toMatchObject([
    { pet_name: 'Otis', service: 'Senior Pet Comfort' },
  ]);
});
