import { VisitCard } from '@/features/visit/visit-card';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Your Visit',
  description:
    'Where your grooming visit stands: the day, the time, what to have ready, and a way to cancel it.',
  path: paths.visit,
  isIndexable: false,
});

/** Target of the links in the owner's mails. The key stays in the hash. */
export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <meta name="referrer" content="no-referrer" />
      <div className="wrap max-w-4xl pt-10 pb-6 sm:pt-16">
        <VisitCard />
      </div>
    </>
  );
}
