import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { homeBase } from '@/content/service-regions';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';

export function BaseMap() {
  return <ServiceAreaMap {...serviceAreaMap} around={homeBase} className="size-full" />;
}
