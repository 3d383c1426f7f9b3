import { useState } from 'react';
import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { AreaLinks } from '@/sections/area-links';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

export function AreaGrid() {
  const [pointed, setPointed] = useState<string>();
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
          <AreaLinks areas={serviceAreaMap.areas} onPoint={setPointed} />
        </div>
        <p className="mt-4">
          <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
        </p>
      </div>
      <ServiceAreaMap
        {...serviceAreaMap}
        active={pointed}
        onPoint={setPointed}
        className="w-full rounded-card shadow-card"
      />
    </section>
  );
}
