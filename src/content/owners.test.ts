import { expect, test } from 'vitest';
import { transformations, winners } from './gallery';
import { findTransformation } from './gallery/find-transformation';
import { happyPets } from './gallery/happy-pets';
import type { Testimonial } from './locations/area-page';
import { reviews } from './reviews';

const areaRecords = Object.values(
  import.meta.glob<{ readonly testimonials: readonly Testimonial[] }>(
    ['./locations/{cities,neighborhoods}/*.ts'],
    { eager: true, import: 'default' },
  ),
);

// An owner who signs a quote, and the pet that it is about: `Renata and Moss, Lake Arbor`.
const local = areaRecords
  .flatMap(({ testimonials }) => testimonials)
  .map(({ author }) => {
    const [people = '', place = ''] = author.split(', ');
    const [owner = '', ...pets] = people.split(/ and | with /);
    return { owner, pets, place };
  });

const before = transformations.flatMap(({ slug }) => findTransformation(slug) ?? []);

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('each quote of an area is signed by an owner with a pet', () => {
  expect(local.length).toBeGreaterThan(50);
  for (const { owner, pets, place } of local) {
    expect([owner, pets.length > 0, place]).toEqual([expect.stringMatching(/\S/), true, place]);
  }
});

test('no owner speaks of two pets, and no pet has two owners', () => {
  const quotes = [
    ...reviews.map(({ name, location }) => `${name}, ${location}`),
    ...before.map(({ testimonial, location }) => `${testimonial.author}, ${location}`),
    ...local.map(({ owner, place }) => `${owner}, ${place}`),
  ];
  expect(repeated(quotes)).toEqual([]);
  const signatures = [
    ...reviews.map(({ name }) => name),
    ...before.map((each) => each.testimonial.author),
  ];
  expect(repeated(signatures)).toEqual([]);
  expect(repeated(local.map(({ owner, pets }) => [owner, ...pets].join(' ')))).toEqual([]);
});

test('a review shows one pet of the gallery, and no other review shows it', () => {
  const shown = reviews.map(({ petImage }) =>
    happyPets.find(({ picture }) => picture === petImage),
  );
  expect(shown).not.toContain(undefined);
  expect(repeated(shown.flatMap((pet) => pet?.title ?? []))).toEqual([]);
});

test('pets of one name are told apart by breed, and a picture has one name', () => {
  const named = [
    ...winners.map(({ name, breed }) => `${name}, ${breed}`),
    ...before.map(({ petName, breed }) => `${petName}, ${breed}`),
  ];
  expect(repeated(named)).toEqual([]);
  expect(repeated(before.map(({ petName }) => petName))).toEqual([]);
});
