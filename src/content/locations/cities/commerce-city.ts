import type { AreaSummary } from '../area';

export const summary = {
  name: 'Commerce City',
  center: { lat: 39.8083, lng: -104.9339 },
  zips: ['80022', '80603', '80640'],
} satisfies AreaSummary;
