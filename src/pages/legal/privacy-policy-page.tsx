import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Privacy Policy',
  description:
    'What we ask for when you book a groom, why, how long we keep it and how to have it removed.',
  path: paths.privacyPolicy,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Privacy Policy"
        lead="We ask for what a groomer needs to find your home and your pet, and for nothing else."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
