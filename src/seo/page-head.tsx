import { use } from 'react';
import { HeadCollectorContext } from './head-collector';
import type { PageMeta } from './page-meta';

/**
 * The head of the page that is shown. React puts these tags into `<head>` and takes them out again
 * when the visitor goes on; what only machines read goes to the collector of the build.
 */
export function PageHead({ meta }: { meta: PageMeta }) {
  use(HeadCollectorContext)?.collect(meta);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.isIndexable ? (
        <link rel="canonical" href={meta.canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
