import { AreaFrame, LocalPet, ZipCard } from './area-frame';
import { AreaMap, NearbyAreas } from './area-map';
import { AreaNotes } from './area-notes';
import { AreaPrices } from './area-prices';
import type { AreaRecord } from '@/content/locations/area-record';
import { services } from '@/content/services';
import { priceRangeWords } from '@/content/services/package-words';
import { RidgeLine } from '@/ui/marks/ridge';
import { Section } from '@/ui/section';

const prices = services.map(({ slug, title, tagline }) => ({
  service: title,
  price: priceRangeWords(slug),
  note: tagline,
}));

type NeighborhoodRecord = Extract<AreaRecord, { neighborhood: object }>;

export function NeighborhoodPage({
  area,
  nearby,
  neighborhood,
  quotes,
  quotesTitle,
  pet,
}: NeighborhoodRecord) {
  const name = neighborhood.spokenName ?? area.name;
  return (
    <AreaFrame
      {...{ area, name, quotes, quotesTitle }}
      title={name}
      page={neighborhood}
      book="Book Appointment"
      scene={neighborhood.photo.image}
      sceneAlt={neighborhood.photo.alt}
      hour={neighborhood.hour}
      faqs={neighborhood.questions}
      closing="Send a request in about two minutes."
    >
      <Intro neighborhood={neighborhood} pet={pet} />
      <NeighborhoodPoints points={neighborhood.points} />
      <Prices name={name} funFact={neighborhood.funFact} />
      <AreaOnMap area={area} nearby={nearby} corners={neighborhood.corners} />
    </AreaFrame>
  );
}

function Prices({ name, funFact }: { name: string; funFact: string }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-20">
      <AreaPrices
        name={name}
        column="Price by size"
        prices={prices}
        note="The first price is for pets under 20 lbs, the second for over 80 lbs. Pick your size in the calculator."
      />
      <div className="space-y-10">
        <ZipCard title="Check your ZIP code" />
        <NeighborhoodFunFact text={funFact} />
      </div>
    </div>
  );
}

function Intro({ neighborhood, pet }: Pick<NeighborhoodRecord, 'neighborhood' | 'pet'>) {
  const { intro, story } = neighborhood;
  return (
    <section
      aria-label={intro.title}
      className="grid items-start gap-x-16 gap-y-7 md:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="max-w-measure space-y-3 md:text-lead">
        <h2 className="mb-5 text-title">{intro.title}</h2>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {pet ? (
        <LocalPet
          pet={pet}
          label={story.label}
          sizes="(min-width: 76rem) 27rem, (min-width: 64rem) 36vw, (min-width: 48rem) 44vw, calc(100vw - 2.5rem)"
        />
      ) : null}
    </section>
  );
}

const rows = [
  { key: 'parking', topic: 'Parking and access' },
  { key: 'scheduling', topic: 'Scheduling' },
  { key: 'parks', topic: 'Nearby parks' },
] as const;

function NeighborhoodPoints({ points }: Pick<NeighborhoodRecord['neighborhood'], 'points'>) {
  return (
    <AreaNotes
      title="Before we arrive"
      thing="point"
      notes={rows.map(({ key, topic }) => ({
        ...points[key],
        topic: <p className="mb-2 font-semibold text-spruce">{topic}</p>,
      }))}
    />
  );
}

type AreaOnMapProps = Pick<NeighborhoodRecord, 'area' | 'nearby'> & { corners: readonly string[] };

function AreaOnMap({ area, corners, nearby }: AreaOnMapProps) {
  return (
    <AreaMap
      title="Where we park"
      mapTitle={`Map of ${area.name}, Denver`}
      center={area.center}
      zoom={14}
      slug={area.slug}
    >
      <ul className="columns-[7rem_2] gap-8">
        {corners.map((corner) => (
          <li key={corner} className="py-1 font-semibold">
            {corner}
          </li>
        ))}
      </ul>
      <p className="my-3 text-muted tabular-nums">ZIP {area.zips.join(', ')}. Close by:</p>
      <NearbyAreas areas={nearby} />
    </AreaMap>
  );
}

function NeighborhoodFunFact({ text }: { text: string }) {
  return (
    <Section
      title="Fun fact"
      look="text-heading text-peach"
      className="on-dark relative isolate overflow-hidden rounded-card bg-hour px-(--gutter) pt-5 pb-8 text-white shadow-lift sm:px-8 sm:pt-7 sm:pb-12"
    >
      <p className="mt-3 max-w-measure font-display text-heading font-medium">{text}</p>
      <RidgeLine className="absolute inset-x-0 bottom-0 -z-10 text-dusk/60" />
    </Section>
  );
}
