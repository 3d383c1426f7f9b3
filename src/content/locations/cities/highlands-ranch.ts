import type { AreaSummary } from '../area';

export const summary = {
  name: 'Highlands Ranch',
  center: { lat: 39.5408, lng: -104.9711 },
  zips: ['80126', '80129', '80130'],
} satisfies AreaSummary;
