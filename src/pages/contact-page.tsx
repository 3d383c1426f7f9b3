import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Contact Us',
  description:
    'Call, text or write to Alpenglow Mobile Pet Grooming in Denver. We answer messages within 24 hours.',
  path: paths.contact,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Talk to a groomer"
        lead="Call or text us during phone hours, Mon-Sat 7AM-7PM. We answer messages within 24 hours."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
