import { Helmet } from 'react-helmet-async';
import { jsonLd } from './json-ld';
import type { PageMeta } from './page-meta';
import type { ShownContent } from './shown-content';
import { socialTags } from './social-tags';
import { pageGraph } from './structured-data/page-graph';
import { useCardAlt } from './use-card-alt';

type PageHeadProps = {
  meta: PageMeta;
  /** What stands on the page and has a name in structured data. */
  shows?: ShownContent;
};

/** Everything that the page that is shown says about itself, to people and to machines. */
export function PageHead({ meta, shows = {} }: PageHeadProps) {
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
      {socialTags(meta, shows, cardAlt).map((tag, index) => (
        <meta key={index} {...tag} />
      ))}
      <script type="application/ld+json">{jsonLd(pageGraph(meta, shows))}</script>
    </Helmet>
  );
}
