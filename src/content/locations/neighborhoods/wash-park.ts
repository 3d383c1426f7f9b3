import type { AreaSummary } from '../area';

export const summary = {
  name: 'Wash Park',
  center: { lat: 39.7, lng: -104.97 },
  zips: ['80209', '80210'],
} satisfies AreaSummary;
