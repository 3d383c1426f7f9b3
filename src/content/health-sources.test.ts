import { expect, test } from 'vitest';
import { healthSources } from './health-sources';
import { homeServices } from './home-services';
import { catReasons } from './locations/cat-copy';
import { reviews } from './reviews';
import { addOnNotes } from './services/add-on-notes';
import { safety, visitDetails } from './visit/details';

const records = import.meta.glob<object>(
  ['./locations/{cities,neighborhoods}/*.ts', './gallery/{transformations,winners}/*.ts'],
  { eager: true, import: 'default' },
);
const packages = import.meta.glob<object>('./services/packages/*.ts', {
  eager: true,
  import: 'default',
});
const everything = JSON.stringify([
  Object.values(records),
  Object.values(packages),
  homeServices,
  catReasons,
  addOnNotes,
  reviews,
  visitDetails,
  safety,
]);

test.each(healthSources)('"$claim" is still said, and has a source', ({ words, source }) => {
  expect(everything).toMatch(words);
  expect(source.url).toMatch(/^https?:\/\/\S+$/);
});

// Claims that were taken back, since nobody had read a source for them: brushing every few weeks keeps
// plaque down, a bath helps against allergies, an absolute about stiff muscles or scratched floors.
test('what no source says is not said again', () => {
  expect(everything).not.toMatch(
    /slows plaque|allergies in the house|loosens stiff|won’t scratch/i,
  );
  expect(everything).not.toMatch(/two cones|save us the end|third warning/i);
});

// https://portal.dogsandscience.com/what-does-your-dog-s-yawning-behaviour-signify
test('a yawn, which is a sign of stress, is no sign of calm', () => {
  expect(everything).not.toMatch(/yawn/i);
});
