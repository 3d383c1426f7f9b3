import type { AreaSummary } from '../area';

export const summary = {
  name: 'Greenwood Village',
  center: { lat: 39.6159, lng: -104.9117 },
  zips: ['80111', '80112', '80121'],
} satisfies AreaSummary;
