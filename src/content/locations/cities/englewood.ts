import type { AreaSummary } from '../area';

export const summary = {
  name: 'Englewood',
  center: { lat: 39.647, lng: -104.9945 },
  zips: ['80110', '80113'],
} satisfies AreaSummary;
