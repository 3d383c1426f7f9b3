import type { AreaSummary } from '../area';

export const summary = {
  name: 'Highlands',
  center: { lat: 39.762, lng: -105.011 },
  zips: ['80211', '80212'],
} satisfies AreaSummary;
