import { VisitCard } from '@/features/visit/visit-card';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';

const meta = pageMetadata({
  title: 'Your Visit',
  description:
    'Where your grooming visit stands: the day, the time, what to have ready, and a way to cancel it.',
  path: paths.visit,
  isIndexable: false,
});

/** Target of links in the owner's emails. The key stays in the hash. */
export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <meta name="referrer" content="no-referrer" />
      <div className="wrap pt-4 pb-6 sm:pt-8">
        <VisitCard />
      </div>
    </>
  );
}
