import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { neighborhoods, serviceAreas } from '@/content/locations';
import { denverCenter } from '@/content/locations/denver-center';
import { homeAreas } from '@/content/locations/home-areas';
import { hubBenefits } from '@/content/locations/hub-copy';
import { ZipCheck } from '@/features/zip-check/zip-check';
import { AreaBenefitCards } from './area-benefit-cards';
import { AreaLinks } from './area-links';
import { AreaMap } from './area-map';
import { BookOrBrowse } from '@/sections/book-or-browse';
import { CallToAction } from '@/sections/call-to-action';
import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Mobile Dog Grooming: Areas We Serve',
  description: `The ${String(serviceAreas.length)} neighborhoods and cities around Denver that our grooming van visits, within 40 minutes of downtown. Enter your ZIP to find out.`,
  keywords: ['mobile dog grooming Denver', 'dog groomer that comes to you', 'Denver service area'],
  path: paths.serviceAreas,
});

// Not every area: each name would stand in the page a third time.
const service = { name: 'Mobile dog grooming', kind: 'Dog grooming', areas: homeAreas };

/** Whether we come to you: every area by name, on a map, and by ZIP. */
export function Component() {
  return (
    <>
      <PageHead meta={meta} shows={{ service }} />
      <PageBand
        title="Mobile dog grooming across Denver"
        lead={`${String(serviceAreas.length)} neighborhoods and cities, and a tub that is always the same distance from your door.`}
      >
        <FirstSteps />
      </PageBand>
      <div className="wrap space-y-20 pt-8 sm:space-y-28">
        <AreaBenefitCards title="What a house call changes" benefits={hubBenefits} />
        <Neighborhoods />
        <AreaMap
          title="Is your street on the map?"
          mapTitle="Map of Denver and its neighbors"
          center={denverCenter}
          zoom={11}
        >
          <p className="mb-5 text-muted">
            The quick way to find out: enter your ZIP. We’ll carry it over to the booking form.
          </p>
          <ZipCheck />
        </AreaMap>
        <section aria-label="Every area by name">
          <h2 className="mb-6 text-title">Find yours by name</h2>
          <AreaLinks
            links={serviceAreas.map(({ name, slug }) => ({
              label: name,
              path: paths.location(slug),
            }))}
          />
        </section>
      </div>
      <CallToAction
        title="Found your street?"
        text="Then the hard part is over. Send a request and we’ll confirm within 2 hours."
      >
        <BookOrBrowse />
      </CallToAction>
    </>
  );
}

function Neighborhoods() {
  return (
    <section aria-label="Denver neighborhoods">
      <h2 className="text-title">Five Denver neighborhoods we know alley by alley</h2>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {neighborhoods.map(({ name, slug, tagline }) => (
          <li key={slug}>
            <Link
              to={paths.location(slug)}
              className="group grid items-center gap-x-8 py-5 sm:grid-cols-[15rem_minmax(0,1fr)_auto]"
            >
              <span className="font-display text-heading font-semibold group-hover:text-accent-deep">
                {name}
              </span>{' '}
              <span className="text-muted">{tagline}</span>
              <ArrowRight aria-hidden className="hidden size-6 text-accent sm:block" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
