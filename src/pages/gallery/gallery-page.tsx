import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Before and After Gallery',
  description:
    'Pets we have groomed around Denver, before and after, with the stories behind the coats.',
  path: paths.gallery,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Same pet, fresh coat"
        lead="Before and after, pet by pet. The only thing that changes is the coat."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
