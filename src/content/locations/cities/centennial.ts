import type { AreaSummary } from '../area';

export const summary = {
  name: 'Centennial',
  center: { lat: 39.5906, lng: -104.8691 },
  zips: ['80015', '80016', '80111', '80112', '80121', '80122'],
} satisfies AreaSummary;
