import { OperatorCard } from '@/features/operator/operator-card';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

const meta = pageMetadata({
  title: 'Requests and Visits',
  description: 'For the operator alone: what waits for an answer, and the visits of the next days.',
  path: paths.operator,
  isIndexable: false,
});

/** The operator's day, and the target of links in the operator's emails. Their key stays in the hash. */
export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <meta name="referrer" content="no-referrer" />
      <div className="wrap max-w-5xl pt-6">
        <OperatorCard />
        <p className="no-print pt-8 pb-10">
          <ArrowLink to={paths.operatorHelp}>Help</ArrowLink>
        </p>
      </div>
    </>
  );
}
