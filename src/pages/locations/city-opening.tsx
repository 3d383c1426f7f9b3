import { AreaZips } from './area-zips';
import type { AreaSummary } from '@/content/locations/area';
import type { CityPage } from '@/content/locations/city';
import { intros } from '@/content/locations/city-page-copy';
import { zipsByZone } from '@/content/locations/zips-by-zone';

type CityOpeningProps = {
  area: AreaSummary & { readonly slug: string };
  city: CityPage;
  name: string;
};

export function CityOpening({ area, city, name }: CityOpeningProps) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
      <p className="max-w-measure font-display text-heading">
        {intros[city.intro]({ ...city, name })}
      </p>
      <AreaZips name={name} groups={zipsByZone(area.zips)} />
    </div>
  );
}
