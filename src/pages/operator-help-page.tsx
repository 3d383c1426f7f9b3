import { operatorEmails, operatorHelp, ownerEmails } from '@/content/operator-help';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

const meta = pageMetadata({
  title: 'Help for the Operator',
  description:
    'For whoever runs the business: how to answer a request, what each button does, and what each email means.',
  path: paths.operatorHelp,
  isIndexable: false,
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <PaperHeader
        title="Help"
        lead="How to answer a request, what each button does, and what each email means."
      />
      <div className="wrap max-w-5xl pb-16">
        <div className="grid gap-x-12 gap-y-9 lg:grid-cols-2">
          {operatorHelp.map(({ title, lines }) => (
            <section key={title} aria-label={title}>
              <h2 className="text-heading">{title}</h2>
              <ul className="mt-3 list-disc space-y-2 pl-5">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <section aria-labelledby="emails" className="mt-10">
          <h2 id="emails" className="text-heading">
            Your emails
          </h2>
          <dl className="mt-4 grid gap-x-12 gap-y-4 sm:grid-cols-2">
            {operatorEmails.map(({ subject, means }) => (
              <div key={subject} className="border-t-2 border-line pt-2">
                <dt className="font-semibold">{subject}</dt>
                <dd className="text-muted">{means}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-5">{ownerEmails}</p>
        </section>
        <p className="no-print mt-9">
          <ArrowLink to={paths.operator}>To your day</ArrowLink>
        </p>
      </div>
    </>
  );
}
