import type { AreaSummary } from '../area';

export const summary = {
  name: 'Golden',
  center: { lat: 39.7555, lng: -105.2211 },
  zips: ['80401', '80403', '80419'],
} satisfies AreaSummary;
