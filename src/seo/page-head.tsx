import { use } from 'react';
import { Helmet } from 'react-helmet-async';
import { HeadCollectorContext } from './head-collector';
import type { PageMeta } from './page-meta';
import type { ShownContent } from './shown-content';

type PageHeadProps = {
  meta: PageMeta;
  /** What stands on the page and has a name in structured data. */
  shows?: ShownContent;
};

/**
 * The head of the page that is shown: these tags come into `<head>` and go when the visitor goes on.
 * What only machines read goes to the collector of the build.
 */
export function PageHead({ meta, shows = {} }: PageHeadProps) {
  use(HeadCollectorContext)?.collect(meta, shows);
  return (
    <Helmet>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.isIndexable ? (
        <link rel="canonical" href={meta.canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </Helmet>
  );
}
