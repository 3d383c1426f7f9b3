import { expect, test } from 'vitest';
import { isOnMap } from './projection';

test.each([
  ['Union Station', { lat: 39.753, lng: -105 }, true],
  ['Superior, north of it', { lat: 39.93, lng: -105.16 }, false],
  ['Castle Pines, south of it', { lat: 39.46, lng: -104.9 }, false],
  ['Idaho Springs, west of it', { lat: 39.74, lng: -105.51 }, false],
  ['Bennett, east of it', { lat: 39.76, lng: -104.43 }, false],
])('knows whether the drawn map reaches %s', (_name, coordinates, isReached) => {
  expect(isOnMap(coordinates)).toBe(isReached);
});
