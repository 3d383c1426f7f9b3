import type { AreaSummary } from '../area';

export const summary = {
  name: 'DTC',
  center: { lat: 39.625, lng: -104.895 },
  zips: ['80111', '80112', '80237'],
} satisfies AreaSummary;
