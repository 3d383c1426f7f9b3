import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AreaMap } from './area-map';
import { neighborhoods, serviceAreas } from '@/content/locations';
import { homeAreas } from '@/content/locations/home-areas';
import { hubBenefits } from '@/content/locations/hub-copy';
import { denverCenter, serviceAreaMap } from '@/content/locations/mapped-areas';
import { neighborhoodPicture } from '@/content/locations/neighborhood-pictures';
import { packagePrice } from '@/content/services/package-words';
import { ZipCheck } from '@/features/zip-check/zip-check';
import { AreaLinks } from '@/sections/area-links';
import { CallToAction, FirstSteps } from '@/sections/call-to-action';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { serviceNode } from '@/seo/structured-data/service-node';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/pictures/picture';
import { Section } from '@/ui/section';
import { travelFeeName } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { fiveDigits } from '@shared/business/service-zips';
import { driveMinutes } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Mobile Dog Grooming: Areas We Serve',
  description: `The ${serviceAreas.length} neighborhoods and cities around Denver that our grooming van visits, within ${driveMinutes.most} minutes of downtown. Enter your ZIP to find out.`,
  keywords: ['mobile dog grooming Denver', 'dog groomer that comes to you', 'Denver service area'],
  path: paths.serviceAreas,
});

// Only the areas of the home page: with all, each name would be on the page a third time.
const service = serviceNode(meta, {
  name: 'Mobile dog grooming',
  kind: 'Dog grooming',
  areas: homeAreas,
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} nodes={[service]} />
      <MapHeader />
      <div className="wrap space-y-20 sm:space-y-28">
        <Benefits />
        <Postcards />
        <AreaMap
          title="Find yours by name"
          mapTitle="Map of Denver and its neighbors"
          center={denverCenter}
          zoom={11}
        >
          <AreaLinks areas={serviceAreas} />
        </AreaMap>
      </div>
      <CallToAction
        title="Request a visit in your area"
        text={`Send a request in about two minutes. ${promises.confirmation}`}
      />
    </>
  );
}

function MapHeader() {
  const [zip, setZip] = useState('');
  const [pointed, setPointed] = useState<string>();
  const typedArea = homeAreas.find(({ zips }) => zips.includes(fiveDigits(zip) ?? ''))?.slug;

  return (
    <div className="no-print bg-rose lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="px-(--gutter) py-10 lg:flex lg:flex-col lg:justify-center lg:py-14 lg:pr-10 lg:pl-[max(var(--gutter),calc(50vw-38rem+var(--gutter)))]">
        <div className="on-dark text-white">
          <h1 className="max-w-[10.35em] text-page">Mobile dog grooming across Denver</h1>
          <p className="mt-4 max-w-[42ch] text-lead text-white/90">{`We groom dogs and cats in ${serviceAreas.length} neighborhoods and cities, and north to Westminster, Thornton and Broomfield. Baths from ${packagePrice('spa-bath')}, full grooms from ${packagePrice('full-groom')}. Beyond ${driveMinutes.free} minutes, expect a ${travelFeeName()}.`}</p>
        </div>
        <div className="mt-7 max-w-xl rounded-card bg-card p-5 shadow-card sm:p-7">
          <p className="mb-4 text-muted">
            Enter your ZIP and see it on the map. We’ll carry it over to the booking form.
          </p>
          <ZipCheck onZip={setZip} />
        </div>
        <div className="on-dark mt-7 flex flex-wrap gap-3 text-white">
          <FirstSteps />
        </div>
      </div>
      <ServiceAreaMap
        {...serviceAreaMap}
        active={pointed ?? typedArea}
        onPoint={setPointed}
        className="block w-full lg:h-full lg:max-h-[56rem] lg:min-h-[44rem]"
      />
    </div>
  );
}

function Benefits() {
  return (
    <Section title="What a house call changes" look="sr-only" className="mb-16 pt-9">
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {hubBenefits.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-copper pt-3 text-[0.98rem] text-muted">
            <h3 className="font-sans text-base font-semibold tracking-normal text-dusk">{title}</h3>
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const cardWidths = ['col-span-full lg:col-span-2', 'lg:col-span-2', 'lg:col-span-2'];

function Postcards() {
  return (
    <section aria-label="Denver neighborhoods">
      <h2 className="max-w-[14.25em] text-title">
        Five Denver neighborhoods we know alley by alley
      </h2>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] gap-4 sm:gap-6 lg:grid-cols-6">
        {neighborhoods.map(({ slug, name, tagline }, index) => (
          <li key={slug} className={cardWidths[index] ?? 'lg:col-span-3'}>
            <Link
              to={paths.location(slug)}
              className="group block h-full rounded-control bg-card p-2 pb-4 shadow-card transition-transform duration-200 hover:-translate-y-1"
            >
              <Picture
                picture={neighborhoodPicture(`neighborhood-${slug}`)}
                alt=""
                sizes="(min-width: 64rem) 36rem, calc(100vw - 3.5rem)"
                className={
                  index < 3 ? 'aspect-[4/3] rounded-lg' : 'aspect-[4/3] rounded-lg lg:aspect-[2/1]'
                }
                fit="object-cover object-[50%_100%]"
              />
              <span className="mt-3 block px-2 font-display text-heading font-semibold group-hover:text-accent-deep">
                {name}
              </span>{' '}
              <span className="block px-2 text-[0.95rem] leading-snug text-muted">{tagline}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
