import { ConfirmCard } from '@/features/newsletter/confirm-card';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';

const meta = pageMetadata({
  title: 'Confirm Your Address',
  description: 'Confirms an address for Letters from the van, our newsletter about coat care.',
  path: paths.newsletterConfirm,
  isIndexable: false,
});

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} />
      <PaperHeader
        title="Letters from the van"
        lead="Coat care for the season, from Maren and Dev."
      />
      <div className="wrap pt-10 pb-16">
        <ConfirmCard />
      </div>
    </>
  );
}
