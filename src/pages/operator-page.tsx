import { OperatorCard } from '@/features/operator/operator-card';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';

const meta = pageMetadata({
  title: 'Answer a Request',
  description:
    'For the operator alone: confirm, decline or move a visit by the link of the mail about it.',
  path: paths.operator,
  isIndexable: false,
});

/** Target of the links in the operator's mails. The key stays in the hash. */
export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <meta name="referrer" content="no-referrer" />
      <div className="wrap max-w-5xl pt-6">
        <OperatorCard />
      </div>
    </>
  );
}
