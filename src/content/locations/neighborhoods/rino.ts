import type { AreaSummary } from '../area';

export const summary = {
  name: 'RiNo',
  center: { lat: 39.769, lng: -104.98 },
  zips: ['80205', '80216'],
} satisfies AreaSummary;
