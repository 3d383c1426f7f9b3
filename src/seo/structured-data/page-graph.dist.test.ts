import { expect, test } from 'vitest';
import { business } from '@/content/business';
import { homeAreas } from '@/content/locations/home-areas';
import { serviceRegions } from '@/content/service-regions';
import { rating } from '@/content/voices/rating';
import { listedPages as pages, visibleText } from '@/testing/built-pages';
import { findNodes, objectsIn, readJsonLd } from '@/testing/read-json-ld';

const pageAt = (path: string) => pages.get(path) ?? document.implementation.createHTMLDocument();
const origin = new URL(business.origin).href;

// The properties that Google requires of each type, and those recommended ones that we have:
// https://developers.google.com/search/docs/appearance/structured-data/search-gallery
const properties: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address', 'openingHoursSpecification', 'telephone', 'url', 'image'],
  PostalAddress: 'streetAddress addressLocality addressRegion postalCode addressCountry'.split(' '),
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author'],
  Person: ['@id', 'name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'url'],
  WebSite: ['name', 'url'],
  ImageObject: ['contentUrl', 'width', 'height'],
};

test('every page has one graph with all required properties', () => {
  for (const [path, page] of pages) {
    for (const thing of objectsIn(readJsonLd(page)))
      for (const property of properties[String(thing['@type'])] ?? [])
        expect(thing[property], `${path}: ${property}`).toBeTruthy();
  }
});

test('every node reference leads to a node of the same page, and ids are unique', () => {
  for (const [path, page] of pages) {
    const nodes = objectsIn(readJsonLd(page));
    const known = nodes.filter((node) => '@type' in node).map((node) => node['@id']);
    const unknown = nodes.filter((node) => '@id' in node && !known.includes(node['@id']));
    expect(unknown, path).toEqual([]);
    const named = known.filter((id) => id !== undefined);
    expect(new Set(named).size, path).toBe(named.length);
  }
});

test('addresses in the graph are absolute addresses of this site', () => {
  for (const page of pages.values()) {
    const addresses = objectsIn(readJsonLd(page)).flatMap(({ url, item, contentUrl, image }) =>
      [url, item, contentUrl, image].filter((address) => typeof address === 'string'),
    );
    expect(addresses.filter((address) => !address.startsWith(origin))).toEqual([]);
  }
});

test('the graph names the hours that every page shows', () => {
  for (const [path, page] of pages) {
    const [node] = findNodes(page, 'LocalBusiness');
    expect(node?.openingHoursSpecification, path).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '08:00',
      closes: '18:00',
    });
    expect(visibleText(page), path).toContain('Mon-Sat 8am-6pm, Sunday closed');
  }
});

test('the graph names the phone, email and address that every page shows', () => {
  for (const [path, page] of pages) {
    const [node] = objectsIn(findNodes(page, 'LocalBusiness'));
    const footer = page.querySelector('footer');
    expect(footer?.querySelector(`a[href="tel:${node?.telephone}"]`), path).not.toBeNull();
    expect(footer?.querySelector(`a[href="mailto:${node?.email}"]`)).not.toBeNull();
    const [address] = objectsIn(node?.address);
    expect(footer?.textContent).toContain(
      `${address?.streetAddress}, ${address?.addressLocality}, ${address?.addressRegion} ${address?.postalCode}`,
    );
  }
});

test('home, about and contact describe the business with place, their areas and price range', () => {
  const introducing = [...pages].filter(([, page]) =>
    findNodes(page, 'LocalBusiness').some((node) => 'geo' in node),
  );
  expect(introducing.map(([path]) => path).toSorted()).toEqual(['/', '/about', '/contact']);
  for (const [path, page] of introducing) {
    const [node] = findNodes(page, 'LocalBusiness');
    expect(node).toMatchObject({ geo: { '@type': 'GeoCoordinates' } });
    const hasPrices = /\$\d/.test(page.querySelector('main')?.textContent ?? '');
    expect(node?.priceRange, path).toBe(hasPrices ? '$$' : undefined);
    const text = visibleText(page);
    for (const { name } of objectsIn(node?.areaServed)) expect(text, path).toContain(name);
  }
  expect(findNodes(pageAt('/'), 'LocalBusiness')).toMatchObject([{ priceRange: '$$' }]);
  const areasServed = (path: string) => findNodes(pageAt(path), 'LocalBusiness')[0]?.areaServed;
  const inRegions = serviceRegions.flatMap(({ areas }) => [...areas]);
  expect(areasServed('/')).toHaveLength(homeAreas.length);
  expect(areasServed('/about')).toHaveLength(inRegions.length);
});

test('the graph has the rating exactly where the page shows it', () => {
  const { value: ratingValue, best: bestRating, reviewCount } = rating ?? {};
  const shown = `${ratingValue} out of ${bestRating}, from ${reviewCount} reviews`;
  for (const [path, page] of pages) {
    const rated = findNodes(page, 'LocalBusiness').some((node) => 'aggregateRating' in node);
    expect(rated, path).toBe(visibleText(page).includes(shown));
  }
  expect(findNodes(pageAt('/'), 'LocalBusiness')).toMatchObject([
    { aggregateRating: { ratingValue, bestRating, reviewCount } },
  ]);
});

test('only the home page describes the whole site', () => {
  const describing = [...pages].filter(([, page]) => findNodes(page, 'WebSite').length > 0);
  expect(describing.map(([path]) => path)).toEqual(['/']);
});
