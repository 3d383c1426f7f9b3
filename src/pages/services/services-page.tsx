import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Dog and Cat Grooming Services',
  description:
    'Five grooming packages in the van at your Denver curb: full groom, bath and brush, first puppy groom, senior comfort and cats.',
  path: paths.services,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title="Grooming, parked at your door"
        lead="Five packages, from a bath and brush to a full groom. Prices depend on size and coat; you see yours before you send a request."
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
