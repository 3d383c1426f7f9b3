import type { LocalBusiness, Thing } from 'schema-dts';
import { Helmet } from 'react-helmet-async';
import { jsonLd } from './json-ld';
import type { PageMetadata } from './page-metadata';
import { type MetaTag, socialTags } from './social-tags';
import { businessNode } from './structured-data/business-node';
import { useCardAlt } from './use-card-alt';

type MetadataTagsProps = {
  meta: PageMetadata;
  /** On every page, so that references to it resolve on the same page. */
  business?: LocalBusiness;
  /** Structured data of what the page shows, and of nothing else. */
  nodes?: readonly Thing[];
  article?: readonly MetaTag[];
};

export function MetadataTags({
  meta,
  business = businessNode(),
  nodes = [],
  article,
}: MetadataTagsProps) {
  const cardAlt = useCardAlt(meta);
  if (!meta.isIndexable) {
    return (
      <Helmet>
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        <meta name="robots" content="noindex" />
      </Helmet>
    );
  }
  return (
    <Helmet>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={meta.canonical} />
      {socialTags(meta, cardAlt, article).map((tag, index) => (
        <meta key={index} {...tag} />
      ))}
      <script type="application/ld+json">{jsonLd([business, ...nodes])}</script>
    </Helmet>
  );
}
