import { expect, test } from 'vitest';
import type { WinnerStory } from './gallery/winner';
import { people } from './groomers/people';
import { petHeads } from './pet-heads';
import { photographOf } from './photographs';
import { picturesIn } from './pictures';

const winners = import.meta.glob<WinnerStory>('./gallery/winners/*.ts', {
  eager: true,
  import: 'default',
});
const [happyPets = ''] = Object.values(
  import.meta.glob<string>('./gallery/happy-pets.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const slug = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
const slugs = (files: object) => Object.keys(files).map(slug);
const words = (text: string) => text.split(' ');
const pair = (name: string) => [`${name}-before`, `${name}-after`];

// Lazy: the records would request their pictures and stop at the first missing one.
const expectedFiles: Readonly<Record<string, readonly string[]>> = {
  './blog/articles/photos': slugs(import.meta.glob('./blog/articles/*.ts')),
  './blog/figures/photos': [
    ...words('cherry-creek-walks foxtail open-carrier paw-in-hand'),
    ...words('tangle-and-mat three-tools where-mats-begin'),
  ],
  './gallery/photos': [...happyPets.matchAll(/file: '(.+)'/g)].map(([, name]) => `happy-${name}`),
  './gallery/transformations/photos': slugs(
    import.meta.glob('./gallery/transformations/*.ts'),
  ).flatMap(pair),
  './gallery/winners/photos': Object.entries(winners).flatMap(([file, { beforeAfter }]) => [
    slug(file),
    ...beforeAfter.flatMap((_words, index) => pair(`${slug(file)}-${index + 1}`)),
  ]),
  './photos': [
    ...words('hero-wide hero-tall hero-pet van van-inside team cat-at-home not-found'),
    ...words('pet-dog pet-cat visit-arrival visit-greeting visit-groom visit-home'),
    ...words('region-central region-south-denver region-west region-north-east'),
    ...words('region-south-suburbs region-foothills'),
    ...slugs(import.meta.glob('./locations/neighborhoods/*.ts')).map(
      (name) => `neighborhood-${name}`,
    ),
  ],
  './groomers/photos': Object.keys(people),
  './services/packages/photos': slugs(import.meta.glob('./services/packages/*.ts')),
};
const expectedNames = Object.entries(expectedFiles).flatMap(([folder, names]) =>
  names.map((name) => `${folder}/${name}`),
);

const pictures = import.meta.glob<PictureFile>('./**/photos/*.{webp,jpg,jpeg,png,avif}', {
  import: 'default',
  query: '?picture',
});
const found = Object.keys(import.meta.glob('./**/photos/*'));
const withoutExtension = (file: string) => file.replace(/\.\w+$/, '');

test('every record has its pictures, and every picture its record', () => {
  const names = found.map(withoutExtension);
  const missing = expectedNames.filter((name) => !names.includes(name));
  const ofNoRecord = names.filter((name) => !expectedNames.includes(name));
  const notRead = found.filter((file) => !(file in pictures));
  expect({ missing, ofNoRecord, notRead }).toEqual({ missing: [], ofNoRecord: [], notRead: [] });
});

test.each(expectedNames.filter((name) => name.endsWith('-before')))(
  '%s has the shape of its other half',
  async (before) => {
    const after = before.replace(/before$/, 'after');
    const [first, second] = await Promise.all(
      [before, after].map((name) => {
        const file = Object.keys(pictures).find((key) => withoutExtension(key) === name) ?? '';
        return pictures[file]?.();
      }),
    );
    const shape = (picture?: PictureFile) => (picture?.width ?? 0) / (picture?.height ?? 0);
    expect(shape(first)).toBeCloseTo(shape(second), 1);
  },
);

test('dog and cat of the booking form come in the widths of every other picture', async () => {
  for (const [kind, head] of Object.entries(petHeads)) {
    expect(head).toEqual(await pictures[`./photos/pet-${kind}.webp`]?.());
  }
});

const picture = (src: string): PictureFile => ({ src, width: 1, height: 1 });

test('a picture is found by its name, and a missing one is named', () => {
  const named = picturesIn('gallery', { './photos/luna.png': picture('/luna') });
  expect(named('luna').src).toBe('/luna');
  expect(() => named('max')).toThrow('src/content/gallery/max.webp');
});

test('a photograph takes the place of the WebP file of the same name', () => {
  const files = [
    ['./photos/max.jpg', picture('/photograph')],
    ['./photos/max.webp', picture('/drawing')],
  ] as const;
  for (const order of [files, files.toReversed()])
    expect(picturesIn('gallery', Object.fromEntries(order))('max').src).toBe('/photograph');
});

test('a photograph of a real pet or groomer is found by name, and most have none', () => {
  const files = { './photographs/maren.jpg': picture('/maren') };
  expect(photographOf('maren', files)?.src).toBe('/maren');
  expect(photographOf('mare', files)).toBeUndefined();
});
