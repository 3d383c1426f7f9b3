import type { ReactNode } from 'react';
import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { AreaLinks } from '@/sections/area-links';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { MapEmbed } from '@/ui/pictures/map-embed';

type AreaMapProps = {
  title: string;
  mapTitle: string;
  center: { readonly lat: number; readonly lng: number };
  zoom: number;
  slug?: string;
  children: ReactNode;
};

export function AreaMap({ title, mapTitle, center, zoom, slug, children }: AreaMapProps) {
  return (
    <section
      aria-label={title}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12"
    >
      <div className="min-w-0 lg:order-2">
        <h2 className="mb-4 text-title">{title}</h2>
        {children}
      </div>
      <MapEmbed
        title={mapTitle}
        center={center}
        zoom={zoom}
        className="max-sm:h-64"
        drawing={
          <ServiceAreaMap {...serviceAreaMap} around={center} active={slug} className="size-full" />
        }
      />
    </section>
  );
}

type NearbyAreasProps = { areas: readonly { readonly slug: string; readonly name: string }[] };

export function NearbyAreas({ areas }: NearbyAreasProps) {
  return (
    <AreaLinks areas={areas}>
      <ArrowLink to={paths.serviceAreas}>All service areas</ArrowLink>
    </AreaLinks>
  );
}
