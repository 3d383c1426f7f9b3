import type { AreaSummary } from '../area';

export const summary = {
  name: 'Edgewater',
  center: { lat: 39.7508, lng: -105.0626 },
  zips: ['80214'],
} satisfies AreaSummary;
