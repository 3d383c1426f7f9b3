import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';

export function BaseMap() {
  return <ServiceAreaMap {...serviceAreaMap} className="size-full" />;
}
