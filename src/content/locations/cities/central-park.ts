import type { AreaSummary } from '../area';

export const summary = {
  name: 'Central Park',
  center: { lat: 39.758, lng: -104.8906 },
  zips: ['80207', '80238'],
} satisfies AreaSummary;
