import { expect, test } from 'vitest';
import { groomers } from './groomers';
import { homeAreas } from './locations/home-areas';
import { regionScene } from './locations/region-scenes';
import { serviceRegions } from './service-regions';

test('the regions hold the areas of the home page, each once', () => {
  const slugs: string[] = serviceRegions.flatMap(({ areas }) => [...areas]);
  expect(slugs.toSorted()).toEqual(homeAreas.map(({ slug }) => slug));
});

test('an area outside every region has the scene of its first neighbor within one', () => {
  const neighbors = [{ slug: 'broomfield' }, { slug: 'arvada' }, { slug: 'denver' }];
  expect(regionScene('westminster', neighbors)).toBe(regionScene('arvada', []));
  expect(regionScene('aurora', neighbors)).toBe(regionScene('aurora', []));
  expect(regionScene('arvada', [])).not.toBe(regionScene('aurora', []));
});

test('three groomers, each with bio, specialties and certifications', () => {
  expect(groomers).toHaveLength(3);
  for (const { bio, specialties, certifications } of groomers) {
    expect(bio.length).toBeGreaterThan(100);
    expect(specialties.length).toBeGreaterThan(1);
    expect(certifications.length).toBeGreaterThan(0);
  }
});
