import type { AreaSummary } from '../area';

export const summary = {
  name: 'Glendale',
  center: { lat: 39.7031, lng: -104.9362 },
  zips: ['80246'],
} satisfies AreaSummary;
