import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Grooming Blog',
  description:
    'Plain advice from working groomers: coats, seasons, nervous dogs and cats, and life with pets in Denver.',
  path: paths.blog,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Notes from the van"
        lead="What we tell pet owners at the curb, written down."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
