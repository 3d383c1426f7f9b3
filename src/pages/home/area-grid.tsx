import { BaseMapEmbed } from '../base-map-embed';
import { homeAreas } from '@/content/locations/home-areas';
import { AreaLinks } from '@/sections/area-links';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

export function AreaGrid() {
  return (
    <section
      aria-labelledby="area-grid"
      className="wrap grid items-center gap-x-14 gap-y-7 pt-8 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
    >
      <div>
        <h2 id="area-grid" className="mb-4 text-title sm:mb-6">
          Areas We Serve
        </h2>
        <AreaLinks areas={homeAreas} />
        <p>
          <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
        </p>
      </div>
      <BaseMapEmbed title="Where our van starts, in downtown Denver" />
    </section>
  );
}
