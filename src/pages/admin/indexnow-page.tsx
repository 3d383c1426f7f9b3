import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const description = 'Tells search engines which pages of this site have changed.';
const meta = pageMeta({
  title: 'Submit Pages to Search Engines',
  description,
  path: paths.indexNow,
  isIndexable: false,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand title="Submit pages to search engines" lead={description} />
    </>
  );
}
