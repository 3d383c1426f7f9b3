import assert from 'node:assert/strict';
import { breedPortrait, petPicture } from './pet-portraits.ts';

for (const [breed, type, portrait] of [
  ['Golden Retriever', 'dog', 'golden-retriever'],
  ['goldendoodle, 2 years', 'dog', 'doodle'],
  ['Mini Poodle', 'dog', 'poodle'],
  ['MAINE COON', 'cat', 'maine-coon'],
  ['Golden Persian', 'cat', 'persian'],
] as const) {
  Deno.test(`${breed} (${type}) is drawn as ${portrait}`, () =>
    assert.equal(breedPortrait({ type, breed }), portrait),
  );
}

for (const [breed, type, size, silhouette] of [
  ['Xoloitzcuintli', 'dog', 'large', 'large-dog'],
  [null, 'dog', null, 'medium-dog'],
  ['Maine Coon', 'dog', '../xlarge', 'medium-dog'],
  ['Golden Retriever', 'cat', 'xlarge', 'cat'],
] as const) {
  Deno.test(`${breed} (${type}) has no portrait and shows a silhouette`, () => {
    assert.equal(breedPortrait({ type, breed }), undefined);
    assert.equal(petPicture({ type, breed, size }), silhouette);
  });
}
