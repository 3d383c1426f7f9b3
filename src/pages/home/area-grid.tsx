import { useState } from 'react';
import { AreaLinks } from '@/sections/area-links';
import {
  ServiceAreaMap,
  type ServiceAreaMapProps,
} from '@/sections/service-area-map/service-area-map';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

type AreaGridProps = { map: Pick<ServiceAreaMapProps, 'areas' | 'base' | 'center'> };

export function AreaGrid({ map }: AreaGridProps) {
  const [pointed, setPointed] = useState<string>();
  const links = map.areas.map(({ name, slug }) => ({ label: name, path: paths.location(slug) }));
  const active = map.areas.find(({ slug }) => paths.location(slug) === pointed)?.slug;
  return (
    <section
      aria-labelledby="area-grid"
      className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-14"
    >
      <div>
        <h2 id="area-grid" className="text-title">
          Areas We Serve
        </h2>
        <div className="mt-6">
          <AreaLinks links={links} onPoint={setPointed} />
        </div>
        <p className="mt-4">
          <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
        </p>
      </div>
      <ServiceAreaMap
        {...map}
        active={active ? [active] : []}
        onPoint={(slug) => setPointed(slug && paths.location(slug))}
        className="w-full rounded-card shadow-card"
      />
    </section>
  );
}
