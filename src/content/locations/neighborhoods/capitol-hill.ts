import type { AreaSummary } from '../area';

export const summary = {
  name: 'Capitol Hill',
  center: { lat: 39.7335, lng: -104.98 },
  zips: ['80203', '80218'],
} satisfies AreaSummary;
