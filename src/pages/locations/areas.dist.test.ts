import { expect, test } from 'vitest';
import { benefits, cityPrices, guidePriceNote } from '@/content/locations/city-page-copy';
import {
  specifiedCities as cities,
  specifiedNeighborhoods as neighborhoods,
} from '@/content/locations/specified-areas.fixture';
import { builtPages, findTexts, getMain, getRegion, readLinks } from '@/testing/built-pages';

const phone = 'tel:+13035550142';

function linksIn(main: Element): string[] {
  return readLinks(main).map(([, address]) => address);
}

/** The specification, section 9, gives its zoom. */
function mapAddress(main: Element): string | null | undefined {
  return main.querySelector('noscript iframe')?.getAttribute('src');
}

test.each(neighborhoods)('%s has points, fun fact, map, two voices, ways to book', (slug) => {
  const main = getMain(`/locations/${slug}`);
  expect(readLinks(main)).toContainEqual(['Book Appointment', '/booking']);
  for (const topic of ['Parking and access', 'Scheduling', 'Nearby parks', 'Fun fact']) {
    expect(findTexts(main, '*')).toContain(topic);
  }
  expect(main.querySelectorAll('blockquote')).toHaveLength(2);
  const links = linksIn(main);
  expect(links.filter((href) => href === '/booking')).toHaveLength(2);
  expect(links).toEqual(expect.arrayContaining(['/services', phone]));
  expect(links.some((href) => href?.startsWith('/gallery/transformation/'))).toBe(true);
  expect(mapAddress(main)).toMatch(/z=14/);
});

test.each(cities)('%s has prices, map, four benefits, three voices, five questions', (slug) => {
  const main = getMain(`/locations/${slug}`);
  const rows = [...main.querySelectorAll('table tr')].map((row) => ({
    service: row.querySelector('th')?.textContent.toLowerCase() ?? '',
    prices: findTexts(row, 'td'),
  }));
  for (const { service, guide, price } of cityPrices) {
    const row = rows.find((each) => each.service.includes(service.toLowerCase()));
    expect(row?.prices).toEqual([guide, price]);
  }
  expect(main.textContent).toContain(guidePriceNote);
  expect(main.querySelectorAll('blockquote')).toHaveLength(3);
  expect(main.querySelectorAll('details')).toHaveLength(5);
  const titles = findTexts(main, 'h2, h3, h4');
  expect(titles.filter((title) => benefits.some((benefit) => benefit === title))).toHaveLength(4);
  expect(mapAddress(main)).toMatch(/z=13/);
  expect(linksIn(main)).toEqual(expect.arrayContaining(['/booking', '/services', phone]));
});

test('the hub leads to the five neighborhoods, to every area and to booking', () => {
  const hub = getMain('/denver-mobile-dog-grooming');
  const areas = [...neighborhoods, ...cities].map((slug) => `/locations/${slug}`);
  expect(linksIn(hub)).toEqual(expect.arrayContaining([...areas, '/booking']));
  const inDenver = hub.querySelectorAll('section[aria-label="Denver neighborhoods"] a');
  expect(inDenver).toHaveLength(5);
  expect(mapAddress(hub)).toMatch(/z=11/);
  expect(getRegion(hub, 'What a house call changes').querySelectorAll('li')).toHaveLength(3);
});

test.each(['/mobile-cat-grooming-denver', '/denver-mobile-cat-grooming'])(
  '%s is the cat page, and its canonical link is the first path',
  (path) => {
    const canonical = builtPages.get(path)?.querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toMatch(/\/mobile-cat-grooming-denver$/);
    const main = getMain(path);
    expect(findTexts(main, 'h1').join()).toContain('cat grooming');
    expect(linksIn(main)).toEqual(expect.arrayContaining(['/services/cat-grooming', '/faq']));
    const booking = linksIn(main).filter((link) => link?.startsWith('/booking'));
    expect(new Set(booking)).toEqual(new Set(['/booking?service=cat-grooming']));
    const offers = ['Lion cuts', 'Mat removal and detangling', 'Stress-free bathing'];
    expect(findTexts(main, 'h3')).toEqual(expect.arrayContaining([...offers, 'Nail trimming']));
    expect(getRegion(main, 'Why cats prefer the van').querySelectorAll('li')).toHaveLength(3);
    expect(findTexts(main, 'li')).toEqual(expect.arrayContaining(['Persian', 'Maine Coon']));
  },
);
