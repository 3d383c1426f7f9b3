import { homeBase } from '../service-regions';
import { homeAreas } from './home-areas';

/** Center of the service area and of its map. */
export const denverCenter = { lat: 39.74, lng: -104.99 };

export const serviceAreaMap = {
  areas: homeAreas,
  base: homeBase,
  center: denverCenter,
};
