import type { AreaSummary } from '../area';

export const summary = {
  name: 'Cherry Hills',
  center: { lat: 39.6374, lng: -104.9475 },
  zips: ['80111', '80113', '80121'],
} satisfies AreaSummary;
