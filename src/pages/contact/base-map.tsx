import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { homeBase } from '@/content/service-regions';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';

/** The drawn surroundings of the place where the van starts. */
export function BaseMap() {
  return <ServiceAreaMap {...serviceAreaMap} around={homeBase} className="size-full" />;
}
