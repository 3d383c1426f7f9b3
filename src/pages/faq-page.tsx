import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Frequently Asked Questions',
  description:
    'Prices, parking, travel fees, nervous pets and what happens after you book a mobile groom in Denver.',
  path: paths.faq,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Questions people ask us"
        lead="If yours is missing, text us. A groomer answers."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
