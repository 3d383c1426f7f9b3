import { expect, test } from 'vitest';
import { processSteps } from '@/content/home/process-steps';
import { services } from '@/content/services';
import { loadServicePage } from '@/content/services/load-service-page';
import { serviceCards } from '@/content/services/service-cards';
import { findTexts, getMain, getRegion, readLinks, trimWords } from '@/testing/built-pages';
import { addOns, lowestPrice, petSizes } from '@shared/business/prices';

const overview = getMain('/services');

test('the overview has five cards in order, each with price line, features and links', () => {
  expect(readLinks(overview)).toContainEqual(['Request a visit', '/booking']);
  const cards = [...getRegion(overview, 'Build Your Package').querySelectorAll('article')];
  expect(cards).toHaveLength(5);
  for (const [index, card] of cards.entries()) {
    const { name, priceLine, slug } = serviceCards[index] ?? {};
    expect(readLinks(card)).toContainEqual([`More about ${name}`, `/services/${slug}`]);
    expect(trimWords(card)).toContain(priceLine);
    expect(card.querySelectorAll('li').length, name).toBeGreaterThan(1);
  }
});

test('the overview lists the add-ons, four steps and the ways on', () => {
  const offered = [...overview.querySelectorAll('fieldset')].find(({ textContent }) =>
    textContent.includes('Deluxe Spa Add-ons'),
  );
  const labels = [...(offered?.querySelectorAll('label') ?? [])].map(trimWords);
  expect(labels).toHaveLength(addOns.length);
  for (const { name, price } of addOns) {
    expect(labels.filter((label) => label.includes(name)).join()).toContain(`+$${price}`);
  }
  expect(findTexts(getRegion(overview, 'How a visit goes'), 'h3 span')).toEqual(
    processSteps.map(({ title }) => title),
  );
  expect(readLinks(overview)).toEqual(
    expect.arrayContaining([
      ['Request a visit', '/booking'],
      ['Read the FAQ', '/faq'],
    ]),
  );
});

test.each(services)('the page of $title says what it costs, takes and holds', async (service) => {
  const { duration, prices, slug, title } = service;
  const main = getMain(`/services/${slug}`);
  expect(findTexts(main, 'h1')).toEqual([title]);
  const { about } = await loadServicePage(slug);
  expect([...main.querySelectorAll('*')].map(trimWords)).toEqual(
    expect.arrayContaining([duration, ...about]),
  );
  expect(trimWords(main)).toContain(`Starting at $${lowestPrice(prices)}`);
  expect(findTexts(main, 'nav[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Services', title]);
  const parts = [`About ${title}`, 'What’s Included', 'What to Expect', 'You May Also Like'];
  expect(findTexts(main, 'h2')).toEqual(expect.arrayContaining(parts));
  expect(readLinks(main)).toEqual(
    expect.arrayContaining([
      ['Services', '/services'],
      ['Book This Service', `/booking?service=${slug}`],
      ['Schedule Now', `/booking?service=${slug}`],
    ]),
  );
  expect(getRegion(main, 'Good to know').querySelector('details > summary')).not.toBeNull();
});

test.each(services)('the page of $title has the price of each size below its name', (service) => {
  const strip = getRegion(getMain(`/services/${service.slug}`), 'Prices by size');
  expect(findTexts(strip, 'dt > :first-child')).toEqual(petSizes.map(({ label }) => label));
  expect(findTexts(strip, 'dt + dd')).toEqual(petSizes.map(({ id }) => `$${service.prices[id]}`));
});

test.each(services)('$title shows a customer’s words, with stars', async ({ slug }) => {
  const { testimonial } = await loadServicePage(slug);
  const said = getRegion(getMain(`/services/${slug}`), 'What a customer says');
  expect(trimWords(said)).toContain(`“${testimonial?.text}”`);
  expect(said.querySelectorAll('[role="img"][aria-label="Rated 5 of 5"]')).toHaveLength(1);
});
