import { indexNowFacts } from '@/content/index-now';
import { BulkSubmitCard } from '@/features/indexnow/bulk-submit-card';
import { KeyCard } from '@/features/indexnow/key-card';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { Section } from '@/ui/section';

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
    <Section title="How IndexNow works" look="text-heading">
      <dl className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {indexNowFacts.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-line pt-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-[0.95rem] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
