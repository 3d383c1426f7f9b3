import { expect, test } from 'vitest';
import { driveNotes } from './drive-notes';
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

test('a region says where its areas are farther than its usual drive', () => {
  const golden = { name: 'Golden', minutes: '28-40' };
  const arvada = { name: 'Arvada', minutes: '16-30' };
  expect(driveNotes('10-30', [arvada, golden])).toBe('Parts of Golden can take 40 minutes.');
  expect(driveNotes('10-30', [arvada])).toBe('');
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
