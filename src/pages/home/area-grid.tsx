import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  ServiceAreaMap,
  type ServiceAreaMapProps,
} from '@/sections/service-area-map/service-area-map';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

type AreaGridProps = { map: Pick<ServiceAreaMapProps, 'areas' | 'base' | 'center'> };

/** Every area with a page of its own, by name and on the map: the one that is pointed at carries a flag. */
export function AreaGrid({ map }: AreaGridProps) {
  const [active, setActive] = useState<string>();
  return (
    <section
      aria-labelledby="area-grid"
      className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-14"
    >
      <div>
        <h2 id="area-grid" className="text-title">
          Areas We Serve
        </h2>
        <ul className="mt-6 columns-2 gap-x-5 text-[0.98rem] sm:columns-3 sm:gap-x-8 sm:text-base lg:columns-2">
          {map.areas.map(({ name, slug }) => (
            <li key={slug} className="break-inside-avoid">
              <Link
                to={paths.location(slug)}
                onPointerEnter={() => setActive(slug)}
                onFocus={() => setActive(slug)}
                className="block border-b border-line py-2.5 underline-offset-4 hover:text-accent-deep hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
        </p>
      </div>
      <ServiceAreaMap
        {...map}
        active={active ? [active] : []}
        onPoint={setActive}
        className="w-full rounded-card shadow-card"
      />
    </section>
  );
}
