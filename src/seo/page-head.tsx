import type { LocalBusiness, Thing } from 'schema-dts';
import { Helmet } from 'react-helmet-async';
import { jsonLd } from './json-ld';
import type { PageMeta } from './page-meta';
import { type MetaTag, socialTags } from './social-tags';
import { businessNode } from './structured-data/business-node';
import { useCardAlt } from './use-card-alt';

type PageHeadProps = {
  meta: PageMeta;
  /** The business: on every page, so that what other nodes say of it is on the same page. */
  business?: LocalBusiness;
  /** What else stands on the page and has a name in structured data, and nothing that does not. */
  nodes?: readonly Thing[];
  /** The tags of an article. */
  article?: readonly MetaTag[];
};

/** Everything that the page that is shown says about itself, to people and to machines. */
export function PageHead({ meta, business = businessNode(), nodes = [], article }: PageHeadProps) {
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
