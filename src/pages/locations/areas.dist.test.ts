import { expect, test } from 'vitest';
import { cityPrices } from '@/content/locations/city-page-copy';
import {
  specifiedCities as cities,
  specifiedNeighborhoods as neighborhoods,
} from '@/content/locations/specified-areas.fixture';
import { listedPages } from '@/testing/built-pages';

const phone = 'tel:+13035550142';

function findMain(slug: string): Element {
  const main = listedPages.get(`/locations/${slug}`)?.querySelector('main');
  if (!main) throw new Error(`No page for ${slug}`);
  return main;
}

function texts(main: Element, selector: string): string[] {
  return [...main.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

function linksIn(main: Element): (string | null)[] {
  return [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

/** The specification, section 9, gives its zoom. */
function mapAddress(main: Element): string | null | undefined {
  return main.querySelector('noscript iframe')?.getAttribute('src');
}

test.each(neighborhoods)('%s: hero, points, fun fact, map, two voices, ways to book', (slug) => {
  const main = findMain(slug);
  const book = [...main.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Book Appointment',
  );
  expect(book?.getAttribute('href')).toBe('/booking');
  for (const topic of ['Parking and access', 'Scheduling', 'Nearby parks', 'Fun fact']) {
    expect(texts(main, '*')).toContain(topic);
  }
  expect(main.querySelectorAll('blockquote')).toHaveLength(2);
  const links = linksIn(main);
  expect(links.filter((href) => href === '/booking')).toHaveLength(2);
  expect(links).toEqual(expect.arrayContaining(['/services', phone]));
  expect(links.some((href) => href?.startsWith('/gallery/transformation/'))).toBe(true);
  expect(mapAddress(main)).toMatch(/z=14/);
});

test.each(cities)('%s: prices, map, four benefits, three voices, five questions', (slug) => {
  const main = findMain(slug);
  const rows = [...main.querySelectorAll('table tr')].map((row) => ({
    service: row.querySelector('th')?.textContent.toLowerCase() ?? '',
    prices: texts(row, 'td'),
  }));
  for (const { service, price } of cityPrices) {
    expect(rows.find((row) => row.service.includes(service.toLowerCase()))?.prices).toEqual([
      price,
    ]);
  }
  expect(main.textContent).toContain('Your exact price is in the calculator');
  expect(main.querySelectorAll('blockquote')).toHaveLength(3);
  expect(main.querySelectorAll('details')).toHaveLength(5);
  const benefits = texts(main, 'h2, h3, h4').filter((title) =>
    /^(We Come to You|Luxury Experience|Local Experts|Flexible Scheduling|Trusted Reviews|Anxiety-Free)$/.test(
      title,
    ),
  );
  expect(benefits).toHaveLength(4);
  expect(mapAddress(main)).toMatch(/z=13/);
  expect(linksIn(main)).toEqual(expect.arrayContaining(['/booking', '/services', phone]));
});
