import { ExternalLink } from 'lucide-react';
import { business } from '@/content/business';
import { indexNowFacts } from '@/content/index-now';
import { BulkSubmitCard } from '@/features/indexnow/bulk-submit-card';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { Notice } from '@/ui/notice';

const meta = pageMetadata({
  title: 'Submit Pages to Search Engines',
  description:
    'For whoever looks after this site: tells Bing and the other engines of IndexNow which pages are new, changed or gone.',
  path: paths.indexNow,
  isIndexable: false,
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <PaperHeader
        title="Submit pages to search engines"
        lead="For whoever looks after this site: after a change, tell the engines that listen."
      />
      <div className="wrap space-y-10 pt-10 pb-16 sm:space-y-12">
        <Facts />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <BulkSubmitCard />
          <KeyCard />
        </div>
      </div>
    </>
  );
}

function Facts() {
  return (
    <section aria-labelledby="protocol">
      <h2 id="protocol" className="text-heading">
        How IndexNow works
      </h2>
      <dl className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {indexNowFacts.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-line pt-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-[0.95rem] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function KeyCard() {
  const path = paths.indexNowKeyFile(business.indexNowKey);
  return (
    <section
      aria-labelledby="key-file"
      className="rounded-card border border-line p-5 sm:p-8 lg:p-7"
    >
      <h2 id="key-file" className="text-heading">
        The key file
      </h2>
      {business.indexNowKey ? (
        <>
          <p className="mt-3 text-muted">
            A submission counts when the site itself publishes the key that came with it. This
            address must answer with the key alone, not with a web page. The key is no secret.
          </p>
          <p className="mt-3">
            <a
              href={path}
              target="_blank"
              rel="noopener"
              className="inline-block py-2.5 font-semibold wrap-anywhere text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {path}
              <ExternalLink aria-hidden className="ml-1.5 inline size-4" />{' '}
              <span className="sr-only">(new tab)</span>
            </a>
          </p>
        </>
      ) : (
        <Notice tone="care" className="mt-4">
          <strong className="block">No key is set.</strong>
          Search engines will refuse what is sent. Make up a key of 8 to 128 letters, digits or
          hyphens, build the site with it as <code>VITE_INDEXNOW_KEY</code>, and give it to the
          function as its secret <code>INDEXNOW_KEY</code>.
        </Notice>
      )}
    </section>
  );
}
