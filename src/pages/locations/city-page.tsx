import { AreaFrame, LocalPet, ZipCard } from './area-frame';
import { AreaMap, NearbyAreas } from './area-map';
import { AreaNotes } from './area-notes';
import { AreaPrices } from './area-prices';
import type { AreaRecord } from '@/content/locations/area-record';
import {
  cityBenefits,
  cityFaqs,
  cityPrices,
  guidePriceNote,
  intros,
} from '@/content/locations/city-page-copy';
import { regionScene } from '@/content/locations/region-scenes';
import { zipsByZone } from '@/content/locations/zips-by-zone';
import { paths } from '@/site/paths';
import { classNames } from '@/ui/class-names';
import { RidgeLine } from '@/ui/marks/ridge';
import { Section } from '@/ui/section';

type CityRecord = Extract<AreaRecord, { city: object }>;

export function CityPage({ area, city, nearby, quotes, quotesTitle, pet }: CityRecord) {
  const name = city.spokenName ?? area.name;
  const faqs = cityFaqs(city, area);
  const { picture: scene, hour } = regionScene(area.slug, nearby);
  return (
    <AreaFrame
      {...{ area, name, quotes, quotesTitle, faqs, scene, hour }}
      title={area.name}
      page={city}
      crumbs={crumbsToCity(area)}
      closing={`A request for ${name} takes about two minutes, and there’s nothing to pay now.`}
    >
      <div className="grid items-start gap-7 lg:grid-cols-2 lg:gap-20">
        <Intro city={city} pet={pet} />
        <AreaZips name={name} area={area} />
      </div>
      <AreaNotes
        title={`What we know about ${area.name}`}
        thing="note"
        notes={localNotes(city, name)}
      />
      <Offer city={city} name={name} />
      <Surroundings area={area} nearby={nearby} name={name} />
    </AreaFrame>
  );
}

function Intro({ city, pet }: Pick<CityRecord, 'city' | 'pet'>) {
  return (
    <div className="space-y-7">
      <p className="max-w-measure font-display text-heading">{intros[city.intro](city)}</p>
      {pet && city.story ? (
        <LocalPet
          pet={pet}
          label={city.story.label}
          sizes="(min-width: 64rem) 28rem, calc(100vw - 2.5rem)"
        />
      ) : null}
    </div>
  );
}

const looks = {
  core: 'bg-spruce-soft text-spruce',
  extended: 'bg-amber-soft text-amber',
  outside: 'bg-accent-soft',
} as const;

function AreaZips({ name, area }: Pick<AreaRecord, 'area'> & { name: string }) {
  return (
    <ZipCard title={`ZIP codes in ${name}`}>
      <dl className="mt-3 space-y-2">
        {zipsByZone(area.zips).map(({ zone, answer, zips: group }) => (
          <div key={answer}>
            <dt className="text-[0.95rem] text-muted">{answer}</dt>
            <dd className="mt-1">
              <ul className="flex flex-wrap gap-2">
                {group.map((zip) => (
                  <li
                    key={zip}
                    className={classNames(
                      'rounded-full px-3 py-0.5 font-semibold tabular-nums',
                      looks[zone],
                    )}
                  >
                    {zip}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </ZipCard>
  );
}

type Named<Part extends keyof CityRecord> = Pick<CityRecord, Part> & { name: string };

function Offer({ city, name }: Named<'city'>) {
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
      <AreaPrices
        name={name}
        column="Your price by size"
        prices={cityPrices}
        note={guidePriceNote}
      />
      <Section
        title={`Why ${name} books us`}
        className="on-dark relative isolate overflow-hidden rounded-card bg-hour px-5 pt-5 pb-8 text-white shadow-lift sm:px-8 sm:pb-20"
      >
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-4 sm:mt-8 sm:grid-cols-2 sm:gap-8">
          {cityBenefits(city).map(({ title, text }) => (
            <li key={title}>
              <span aria-hidden className="block h-1 w-12 rounded-full bg-copper" />
              <h3 className="mt-2 font-display text-lg leading-snug sm:text-heading">{title}</h3>
              <p className="mt-1 leading-snug">{text}</p>
            </li>
          ))}
        </ul>
        <RidgeLine className="absolute inset-x-0 bottom-0 -z-10 text-dusk/60" />
      </Section>
    </div>
  );
}

function Surroundings({ area, nearby, name }: Named<'area' | 'nearby'>) {
  return (
    <AreaMap
      title="Around you"
      mapTitle={`Map of ${name}`}
      center={area.center}
      zoom={13}
      slug={area.slug}
    >
      <p className="mb-5 text-muted">Close to {name}, we also come to these areas.</p>
      <NearbyAreas areas={nearby} />
    </AreaMap>
  );
}

function localNotes({ local }: CityRecord['city'], name: string) {
  return [
    { title: `Parking in ${name}`, text: local.parking },
    { title: 'Where dogs walk and what it does to coats', text: local.paws },
    { title: `How far ${name} is for us`, text: local.reach },
  ];
}

/** Home > Denver > city; Denver's own page ends at the second step. */
function crumbsToCity({ name, slug }: { readonly name: string; readonly slug: string }) {
  const crumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Denver', path: paths.location('denver') },
    { label: name, path: paths.location(slug) },
  ];
  return slug === 'denver' ? crumbs.slice(0, 2) : crumbs;
}
