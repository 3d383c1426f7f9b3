import { homeBase, serviceRegions } from '../service-regions';
import { homeAreas } from './home-areas';

/** Center of the service area and of its map. */
export const denverCenter = { lat: 39.74, lng: -104.99 };

export const serviceAreaMap = {
  areas: homeAreas.map(({ slug, name, center }) => ({
    slug,
    name,
    center,
    minutes: minutesTo(slug),
  })),
  base: homeBase,
  center: denverCenter,
};

/** Such as `5-10`; undefined for an area outside every region. */
function minutesTo(slug: string): string | undefined {
  return serviceRegions.find(({ areas }) => areas.some((area) => area === slug))?.minutes;
}
