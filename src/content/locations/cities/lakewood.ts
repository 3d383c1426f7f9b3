import type { AreaSummary } from '../area';

export const summary = {
  name: 'Lakewood',
  center: { lat: 39.6989, lng: -105.1176 },
  zips: ['80214', '80215', '80226', '80227', '80228', '80232', '80235'],
} satisfies AreaSummary;
