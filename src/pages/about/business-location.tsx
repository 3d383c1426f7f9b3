import type { business as theBusiness } from '@/content/business';
import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';
import { MapEmbed } from '@/ui/map-embed';

type BusinessLocationProps = {
  business: Pick<typeof theBusiness, 'name' | 'address'>;
  center: { readonly lat: number; readonly lng: number };
};

export function BusinessLocation({ business: { name, address }, center }: BusinessLocationProps) {
  const { street, city, region, postalCode } = address;
  return (
    <section
      aria-labelledby="base"
      className="wrap mt-20 grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="base" className="text-title">
          Where the van starts its day
        </h2>
        <address className="mt-4 text-lead not-italic">
          {name}
          <br />
          {street}
          <br />
          {city}, {region} {postalCode}
        </address>
      </div>
      <MapEmbed
        title={`${street}, ${city} ${postalCode}`}
        center={center}
        zoom={13}
        drawing={<ServiceAreaMap {...serviceAreaMap} around={center} className="size-full" />}
      />
    </section>
  );
}
