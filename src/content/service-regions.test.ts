import { expect, test } from 'vitest';
import { groomers } from './groomers';
import { homeAreas } from './locations/home-areas';
import { regionScene } from './locations/region-scenes';
import { serviceRegions } from './service-regions';
import { serviceZone } from '@shared/business/service-zips';

test('the regions hold the areas of the home page, each once', () => {
  const slugs: string[] = serviceRegions.flatMap(({ areas }) => [...areas]);
  expect(slugs.toSorted()).toEqual(homeAreas.map(({ slug }) => slug));
});

test('the drive to an area agrees with the travel fees of its ZIP codes', () => {
  for (const { slug, minutes, zips } of homeAreas) {
    const [nearest = 0, farthest = 0] = minutes.split('-').map(Number);
    const zones = zips.map(serviceZone);
    expect([slug, nearest > 25]).toEqual([slug, !zones.includes('core')]);
    expect([slug, farthest <= 25]).toEqual([slug, zones.every((zone) => zone === 'core')]);
    expect([slug, nearest < farthest && farthest <= 40]).toEqual([slug, true]);
  }
});

test('a region names the whole drive to its areas, except to the far ZIPs of Denver', () => {
  const farthest = (minutes: string) => Number(minutes.split('-')[1]);
  for (const { minutes, areas } of serviceRegions) {
    const far = homeAreas
      .filter(({ slug }) => areas.some((each) => each === slug))
      .filter((area) => farthest(area.minutes) > farthest(minutes));
    expect(far.map(({ slug }) => slug)).toEqual(minutes === '5-10' ? ['denver'] : []);
  }
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
