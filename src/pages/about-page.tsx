import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'About Our Groomers',
  description:
    'Who drives the van: three certified groomers who have been grooming Denver pets at home since 2020.',
  path: paths.about,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Three groomers and a van"
        lead="Grooming Denver’s pets outside their own front doors since 2020: 500+ happy pets so far."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
