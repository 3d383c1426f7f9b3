import type { AreaSummary } from '../area';

export const summary = {
  name: 'Cherry Creek',
  center: { lat: 39.719, lng: -104.95 },
  zips: ['80206', '80209', '80246'],
} satisfies AreaSummary;
