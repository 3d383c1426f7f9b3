import type { AreaSummary } from '../area';

export const summary = {
  name: 'Arvada',
  center: { lat: 39.8028, lng: -105.0875 },
  zips: ['80002', '80003', '80004', '80005', '80007'],
} satisfies AreaSummary;
