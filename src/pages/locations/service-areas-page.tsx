import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Mobile Dog Grooming Areas',
  description:
    'The Denver neighborhoods and cities our grooming van visits, within about 40 minutes of downtown.',
  path: paths.serviceAreas,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Mobile dog grooming across Denver"
        lead="We drive to 24 neighborhoods and cities within about 40 minutes of downtown. Type your ZIP in the booking form and we tell you at once."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
