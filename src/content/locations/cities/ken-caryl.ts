import type { AreaSummary } from '../area';

export const summary = {
  name: 'Ken Caryl',
  center: { lat: 39.5767, lng: -105.1137 },
  zips: ['80127', '80128'],
} satisfies AreaSummary;
