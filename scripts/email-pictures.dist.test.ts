import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { postcards, vanPicture } from '../supabase/functions/_shared/business/header-picture.ts';
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
      height: 540,
    });
  },
);

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
