import ownStyles from './operator-page.css?url';
import { operatorEmails, operatorHelp, ownerEmails } from '@/content/operator-help';
import { OperatorBar } from '@/features/operator/operator-bar';
import { OperatorCard } from '@/features/operator/operator-card';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';

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
        <div className="wrap max-w-5xl grow pt-5">
          <OperatorCard />
          <Help />
        </div>
      </div>
    </>
  );
}

/** Below the day and each request, and open without a key: it says nothing about anybody. */
function Help() {
  return (
    <details className="no-print mt-10 mb-16 border-t-2 border-line pt-2">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold text-accent-deep">
        Help
      </summary>
      <div className="mt-3 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {operatorHelp.map(({ title, lines, picture }) => (
          <section key={title} aria-label={title}>
            <h2 className="text-heading">{title}</h2>
            <ul className="mt-3 list-disc space-y-2 pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {picture ? (
              <img
                src={picture.src}
                alt={picture.alt}
                width={293}
                height={picture.height}
                loading="lazy"
                className="mt-4 rounded-card border border-line"
              />
            ) : null}
          </section>
        ))}
      </div>
      <h2 className="mt-9 text-heading">Your emails</h2>
      <dl className="mt-3 grid gap-x-12 gap-y-4 sm:grid-cols-2">
        {operatorEmails.map(({ subject, means }) => (
          <div key={subject} className="border-t border-line pt-2">
            <dt className="font-semibold">{subject}</dt>
            <dd className="text-muted">{means}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">{ownerEmails}</p>
    </details>
  );
}
