import { expect, test } from 'vitest';
import { transformations } from './gallery';
import { findTransformation } from './gallery/find-transformation';
import { happyPets } from './gallery/happy-pets';
import { winners } from './gallery/winner-list';
import { reviews } from './voices/reviews';

const before = transformations.flatMap(({ slug }) => findTransformation(slug) ?? []);

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

test('pets of one name are told apart by breed, and a picture has one name', () => {
  const named = [
    ...winners.map(({ name, breed }) => `${name}, ${breed}`),
    ...before.map(({ petName, breed }) => `${petName}, ${breed}`),
  ];
  expect(repeated(named)).toEqual([]);
  expect(repeated(before.map(({ petName }) => petName))).toEqual([]);
});
