import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const description = 'The addresses of this site in the form that search engines read.';
const meta = pageMeta({
  title: 'XML Sitemap',
  description,
  path: paths.sitemapXml,
  isIndexable: false,
});

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <PageBand title="XML sitemap" lead={description} />
    </>
  );
}
