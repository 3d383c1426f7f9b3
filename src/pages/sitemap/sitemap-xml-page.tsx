import { business } from '@/content/business';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { sitePages } from '@/site/site-pages';
import { sitemapXml } from '@/site/sitemap-xml';

const meta = pageMetadata({
  title: 'XML Sitemap',
  description:
    'Every address of this site in the form that search engines read. For people there is a sitemap with names and links.',
  path: paths.sitemapXml,
  isIndexable: false,
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <PaperHeader
        title="XML sitemap"
        lead={`${sitePages.length} addresses, in the form that search engines read.`}
      />
      <div className="wrap py-10">
        <pre className="rounded-card border border-line bg-card p-5 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
          {sitemapXml(sitePages, business.origin)}
        </pre>
      </div>
    </>
  );
}
