import { Helmet } from 'react-helmet-async';
import type { PageMeta } from './page-meta';

/** Title and metadata of the page that is shown. */
export function PageHead({ meta }: { meta: PageMeta }) {
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
