import type { AreaSummary } from '../area';

export const summary = {
  name: 'Littleton',
  center: { lat: 39.5904, lng: -105.0201 },
  zips: ['80120', '80121', '80122', '80123', '80127', '80128'],
} satisfies AreaSummary;
