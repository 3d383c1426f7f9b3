import type { AreaSummary } from '../area';

export const summary = {
  name: 'Columbine',
  center: { lat: 39.5886, lng: -105.0692 },
  zips: ['80123', '80128'],
} satisfies AreaSummary;
