import type { AreaSummary } from '../area';

export const summary = {
  name: 'Wheat Ridge',
  center: { lat: 39.7727, lng: -105.1048 },
  zips: ['80033', '80212', '80214', '80215'],
} satisfies AreaSummary;
