import type { ReactNode } from 'react';
import ownStyles from './operator-page.css?url';
import { operatorEmails, operatorHelp, ownerEmails } from '@/content/operator-help';
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
  return (
    <section aria-labelledby="help" className="no-print mt-10 mb-8 border-t-2 border-line pt-4">
      <Fold
        title={
          <h2 id="help" className="text-heading">
            Help
          </h2>
        }
      >
        {operatorHelp.map(({ title, lines }) => (
          <HelpFold key={title} title={title}>
            <ul className="list-disc space-y-2 pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </HelpFold>
        ))}
        <HelpFold title="Your emails">
          <dl className="grid gap-x-12 gap-y-3 sm:grid-cols-2">
            {operatorEmails.map(({ subject, means }) => (
              <div key={subject}>
                <dt className="font-semibold">{subject}</dt>
                <dd className="text-muted">{means}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5">{ownerEmails}</p>
        </HelpFold>
      </Fold>
    </section>
  );
}

/** One is open at a time, so that all titles stay on a phone's screen. */
function HelpFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold name="help" title={title} look="min-h-12" className="border-b border-line">
      <div className="max-w-measure pb-4">{children}</div>
    </Fold>
  );
}
