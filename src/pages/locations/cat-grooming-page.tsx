import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Mobile Cat Grooming',
  description:
    'Quiet, one-cat-at-a-time grooming in a van outside your Denver home. No carrier ride, no barking, no waiting room.',
  path: paths.catGrooming,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Mobile cat grooming in Denver"
        lead="No carrier ride, no barking next door. One cat at a time, a few steps from the sofa."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
