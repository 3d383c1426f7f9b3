import { AreaMap } from './area-map';
import { MapHeader } from './map-header';
import { Postcards } from './postcards';
import { serviceAreas } from '@/content/locations';
import { homeAreas } from '@/content/locations/home-areas';
import { hubBenefits } from '@/content/locations/hub-copy';
import { denverCenter } from '@/content/locations/mapped-areas';
import { AreaLinks } from '@/sections/area-links';
import { BookOrBrowse } from '@/sections/book-or-browse';
import { CallToAction } from '@/sections/call-to-action';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { serviceNode } from '@/seo/structured-data/service-node';
import { paths } from '@/site/paths';
import { promises } from '@shared/business/promises';
import { driveMinutes } from '@shared/time/hours';

const meta = pageMetadata({
  title: 'Mobile Dog Grooming: Areas We Serve',
  description: `The ${serviceAreas.length} neighborhoods and cities around Denver that our grooming van visits, within ${driveMinutes.most} minutes of downtown. Enter your ZIP to find out.`,
  keywords: ['mobile dog grooming Denver', 'dog groomer that comes to you', 'Denver service area'],
  path: paths.serviceAreas,
});

// Not every area: each name would be on the page a third time.
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
      >
        <BookOrBrowse />
      </CallToAction>
    </>
  );
}

function Benefits() {
  return (
    <section aria-label="What a house call changes" className="mb-16 pt-9">
      <h2 className="sr-only">What a house call changes</h2>
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {hubBenefits.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-copper pt-3 text-[0.98rem] text-muted">
            <h3 className="inline font-sans text-base font-semibold tracking-normal text-dusk">
              {title}.
            </h3>{' '}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
