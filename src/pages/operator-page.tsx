import { Suspense, useState } from 'react';
import ownStyles from './operator-page.css?url';
import { lazyComponent } from '@/browser/lazy-component';
import { OperatorBar } from '@/features/operator/operator-bar';
import { OperatorCard } from '@/features/operator/operator-card';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { Fold } from '@/ui/fold';

const meta = pageMetadata({
  title: 'Requests and Visits',
  description: 'For the operator alone: what waits for an answer, and the visits of the next days.',
  path: paths.operator,
  isIndexable: false,
});

const HelpText = lazyComponent(
  async () => (await import('@/features/operator/help-text')).HelpText,
);

/** The operator's day, and the target of links in the operator's emails. Their key stays in the hash. */
export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <meta name="referrer" content="no-referrer" />
      <link rel="manifest" href="/operator.webmanifest" />
      <link rel="apple-touch-icon" href="/operator-icon.png" />
      <link rel="stylesheet" href={ownStyles} />
      <div className="flex min-h-svh flex-col">
        <OperatorBar />
        <div className="wrap max-w-7xl grow pt-5">
          <OperatorCard />
          <Help />
        </div>
      </div>
    </>
  );
}

/** Open without a key, because it says nothing about anybody. */
function Help() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="help" className="no-print mt-10 mb-8 border-t-2 border-line pt-4">
      <Fold
        title={
          <h2 id="help" className="text-heading">
            Help
          </h2>
        }
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        {isOpen ? (
          <Suspense fallback={<p role="status">Loading...</p>}>
            <HelpText />
          </Suspense>
        ) : null}
      </Fold>
    </section>
  );
}
