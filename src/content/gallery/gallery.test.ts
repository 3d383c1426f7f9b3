import { expect, test } from 'vitest';
import { serviceAreas } from '../locations';
import { services } from '../services';
import { packageRecord } from '../services/package-words';
import { reviews } from '../voices/reviews';
import { findTransformation } from './find-transformation';
import { findWinner } from './find-winner';
import { happyPets } from './happy-pets';
import { homePets } from './home-pets';
import { monthInWords } from './month-in-words';
import { storyPrice, visitFee } from './visit-price';
import { winners } from './winner-list';
import { transformations } from './index';
import { policy, rangeInUsd, travelFeeName } from '@shared/business/policy';
import { addOnPrice } from '@shared/business/prices';

// Specification, section 2. Its lists of ids differ from each other: every id of each has a page.
const listedIds =
  'labradoodle-cherry-creek miniature-schnauzer-highlands-ranch poodle-wash-park persian-cat-capitol-hill golden-retriever-dtc poodle-rino labradoodle-greenwood-village persian-cat-littleton golden-retriever-lakewood'.split(
    ' ',
  );
const allIds = [...listedIds, 'golden-retriever-highlands'];
const winnerIds =
  'whiskers-maine-coon luna-husky-mix muffin-persian-cat buddy-golden-retriever max bella charlie lucy'.split(
    ' ',
  );

const pages = transformations.flatMap(({ slug }) => findTransformation(slug) ?? []);
const winnerPages = winners.flatMap(({ slug }) => findWinner(slug) ?? []);

function idsAmong(ids: readonly string[], records: readonly { slug: string }[]) {
  return records.map(({ slug }) => slug).filter((slug) => ids.includes(slug));
}

test('the gallery lists the nine ids in the order of the specification', () => {
  const inGallery = transformations.filter(({ galleryOrder }) => galleryOrder !== undefined);
  expect(idsAmong(allIds, inGallery)).toEqual(listedIds);
});

test('the ten ids of both readings have a page, like any other transformation', () => {
  expect(idsAmong(allIds, pages)).toEqual(allIds);
  expect(pages).toHaveLength(transformations.length);
  expect(findTransformation('nobody')).toBeUndefined();
  expect(findTransformation(undefined)).toBeUndefined();
});

test('each of the eight winners has a page, and max, bella, charlie and lucy are the earlier four', () => {
  expect(idsAmong(winnerIds, winnerPages)).toEqual(winnerIds);
  expect(winnerPages).toHaveLength(winners.length);
  expect(findWinner('nobody')).toBeUndefined();
});

test('winners stand newest first, one a month', () => {
  const months = winners.map(({ month }) => month);
  expect(months).toEqual([...new Set(months)].toSorted().toReversed());
});

test('links lead from the newest winner to the oldest, and back', () => {
  expect(winnerPages.map(({ previous }) => previous)).toEqual([...winners.slice(1), undefined]);
  expect(winnerPages.map(({ next }) => next)).toEqual([undefined, ...winners.slice(0, -1)]);
});

test.each(pages)('$slug leads to a service and an area that exist, by their names', (page) => {
  const service = services.find(({ slug }) => slug === page.serviceSlug);
  const area = serviceAreas.find(({ slug }) => slug === page.locationSlug);
  expect(page.service).toBe(service?.title);
  expect(page.location).toBe(area?.name);
  expect(page.slug.endsWith(page.locationSlug)).toBe(true);
  expect(page.petType === 'cat').toBe(page.serviceSlug === 'cat-grooming');
});

test('a story names what its visit costs, with add-ons and what the calculator leaves out', () => {
  const services = ['De-shedding Treatment', 'Nail trim'];
  const visit = { serviceSlug: 'spa-bath', size: 'large', services } as const;
  const bath = packageRecord('spa-bath').prices.large;
  expect(storyPrice(visit)).toBe(`$${bath + addOnPrice('deshedding')}`);
  const extra = policy.lionCut ?? { from: 0, to: 0 };
  const range = rangeInUsd({ from: bath + extra.from, to: bath + extra.to });
  expect(storyPrice({ ...visit, services: [], extra: 'lionCut' })).toBe(range);
});

test('a story names the travel fee of its area beside the price, if there is one', () => {
  const fee = `plus a ${travelFeeName('36-40')}`;
  expect(visitFee({ locationSlug: 'capitol-hill' })).toBe('');
  expect(visitFee({ locationSlug: 'highlands-ranch' })).toBe(fee);
  const parts = `plus a ${travelFeeName('26-30')} in parts of Lakewood`;
  expect(visitFee({ locationSlug: 'lakewood' })).toBe(parts);
});

test.each([...pages, ...winnerPages])('the record of $slug is complete', (page) => {
  expect(page.month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  expect(page.story.length).toBeGreaterThan(1);
  expect(page.services.length).toBeGreaterThan(2);
});

test('each winner has a handle of its own, in a form that the photo network accepts', () => {
  expect(new Set(winnerPages.map(({ handle }) => handle)).size).toBe(winnerPages.length);
  for (const { handle } of winnerPages) {
    expect(handle).toMatch(/^[a-z0-9._]{3,30}$/);
  }
});

test('there are twelve happy pets or more, each under a title of its own', () => {
  expect(happyPets.length).toBeGreaterThanOrEqual(12);
  expect(new Set(happyPets.map(({ title }) => title)).size).toBe(happyPets.length);
});

test('the home page shows the four breeds of the specification', () => {
  const breeds = homePets.map(({ breed }) => breed).join(', ');
  expect(breeds).toBe('Labradoodle, Miniature Schnauzer, Poodle, Persian Cat');
});

test.each([
  ['2024-01', 'January 2024'],
  ['2024-12', 'December 2024'],
])('the month %s reads %s, wherever the visitor is', (month, words) => {
  expect(monthInWords(month)).toBe(words);
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('a review shows one pet of the gallery, and no other review shows it', () => {
  const shown = reviews.map(({ petImage }) =>
    happyPets.find(({ picture }) => picture === petImage),
  );
  expect(shown).not.toContain(undefined);
  expect(repeated(shown.flatMap((pet) => pet?.title ?? []))).toEqual([]);
});

test('no two pets share name and breed, and no two pages a pet’s name', () => {
  const named = [
    ...winners.map(({ name, breed }) => `${name}, ${breed}`),
    ...pages.map(({ petName, breed }) => `${petName}, ${breed}`),
  ];
  expect(repeated(named)).toEqual([]);
  expect(repeated(pages.map(({ petName }) => petName))).toEqual([]);
});
