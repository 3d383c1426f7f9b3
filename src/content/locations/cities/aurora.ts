import type { AreaSummary } from '../area';

export const summary = {
  name: 'Aurora',
  center: { lat: 39.7294, lng: -104.8319 },
  zips: [
    '80010',
    '80011',
    '80012',
    '80013',
    '80014',
    '80015',
    '80016',
    '80017',
    '80018',
    '80019',
    '80045',
    '80247',
  ],
} satisfies AreaSummary;
