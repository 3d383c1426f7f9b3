import { expect, test } from 'vitest';
import { healthSources } from './health-sources';
import { reviews } from './reviews';
import { addOnNotes } from './services/add-on-notes';
import { visitDetails } from './visit/details';

const records = import.meta.glob<object>(
  ['./locations/{cities,neighborhoods}/*.ts', './gallery/{transformations,winners}/*.ts'],
  { eager: true, import: 'default' },
);
const everything = JSON.stringify([Object.values(records), addOnNotes, reviews, visitDetails]);

test.each(healthSources)('"$claim" is still said, and has a source', ({ words, source }) => {
  expect(everything).toMatch(words);
  expect(source.url).toMatch(/^https?:\/\/\S+$/);
});

// https://portal.dogsandscience.com/what-does-your-dog-s-yawning-behaviour-signify
test('a yawn, which is a sign of stress, is no sign of calm', () => {
  expect(everything).not.toMatch(/yawn/i);
});
