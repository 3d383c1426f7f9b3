import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { postcards, vanPicture } from '../supabase/functions/_shared/business/header-picture.ts';
import { portraits } from '../supabase/functions/_shared/business/pet-portraits.ts';
import { petSizes } from '../supabase/functions/_shared/business/prices.ts';
import { neighborhoods } from '@/content/locations';

test.each([...postcards, vanPicture])(
  'the build writes the email picture $name',
  async ({ name }) => {
    const file = `dist/email/${name}.jpg`;
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(40_000);
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 432,
    });
  },
);

test.each([
  ...Object.values(portraits).flatMap((breeds) => breeds.map(([name]) => name)),
  ...petSizes.map(({ id }) => `${id}-dog`),
  'cat',
])('the build writes the small picture of a %s', async (name) => {
  const file = `dist/email/pets/${name}.jpg`;
  expect(statSync(file).size).toBeLessThanOrEqual(4000);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 128, height: 128 });
});

test('each ZIP of a neighborhood has a postcard for emails', () => {
  const all = postcards.flatMap(({ zips }) => zips);
  expect(all.toSorted()).toEqual(
    [...new Set(neighborhoods.flatMap(({ zips }) => zips))].toSorted(),
  );
  for (const { slug, zips } of neighborhoods) {
    const own = postcards.find(({ name }) => name === slug)?.zips ?? [];
    expect(zips).toEqual(expect.arrayContaining([...own]));
  }
});
