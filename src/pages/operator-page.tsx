import { OperatorCard } from '@/features/operator/operator-card';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const meta = pageMeta({
  title: 'Requests and Visits',
  description: 'For the operator alone: what waits for an answer, and the visits of the next days.',
  path: paths.operator,
  isIndexable: false,
});

/** The operator's day, and where the links of the operator's mails lead. Their key stands behind `#`, and goes nowhere from here. */
export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <meta name="referrer" content="no-referrer" />
      <div className="wrap max-w-5xl pt-6">
        <OperatorCard />
      </div>
    </>
  );
}
