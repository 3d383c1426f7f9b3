import type { ComponentProps, ReactNode } from 'react';
import { PostcardHeader } from './postcard-header';
import { areaLead } from '@/content/locations/area-lead';
import type { AreaRecord, LocalPet as LocalPetRecord } from '@/content/locations/area-record';
import { areTestimonialsShown } from '@/content/shown';
import { ZipCheck } from '@/features/zip-check/zip-check';
import { CallToAction } from '@/sections/call-to-action';
import { FaqSection } from '@/sections/faq-section';
import { PetSlider } from '@/sections/pet-slider';
import { Testimonials } from '@/sections/testimonials';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { breadcrumbList } from '@/seo/structured-data/breadcrumb-list';
import { faqPage } from '@/seo/structured-data/faq-page';
import { serviceNode } from '@/seo/structured-data/service-node';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { promises } from '@shared/business/promises';

type AreaFrameProps = Omit<ComponentProps<typeof PostcardHeader>, 'title' | 'lead' | 'crumbs'> &
  Pick<AreaRecord, 'quotes' | 'quotesTitle'> & {
    /** The name as sentences use it; `title` is the name alone. */
    name: string;
    title: string;
    page: { readonly description: string; readonly lead: string };
    crumbs?: ComponentProps<typeof Breadcrumbs>['crumbs'];
    faqs: ComponentProps<typeof FaqSection>['faqs'];
    closing: string;
    children: ReactNode;
  };

/** Pages of cities and of neighborhoods have this frame around their own parts. */
export function AreaFrame(props: AreaFrameProps) {
  const { name, title, page, crumbs, quotes, quotesTitle, faqs, closing, children, ...header } =
    props;
  const { area } = header;
  const meta = pageMetadata({
    title: `Mobile Pet Grooming in ${title}`,
    description: page.description,
    keywords: ['pet', 'dog', 'cat'].map((animal) => `mobile ${animal} grooming ${area.name}`),
    path: paths.location(area.slug),
  });
  const offer = `Dog and cat grooming at your door in ${name}`;
  return (
    <>
      <MetadataTags
        meta={meta}
        nodes={[
          ...(crumbs ? [breadcrumbList(meta, crumbs)] : []),
          serviceNode(meta, { name: offer, kind: 'Mobile pet grooming', areas: [{ name }] }),
          faqPage(meta, faqs),
        ]}
      />
      <PostcardHeader
        {...header}
        title={offer}
        lead={areaLead(page.lead, area.zips)}
        crumbs={crumbs ? <Breadcrumbs crumbs={crumbs} /> : null}
      />
      <div className="wrap space-y-10 pt-8 sm:space-y-28 sm:pt-14">
        {children}
        {areTestimonialsShown && quotes.length > 0 ? (
          <Testimonials title={quotesTitle} testimonials={quotes} />
        ) : null}
        <FaqSection isWide title={`Questions from ${title}`} faqs={faqs} />
      </div>
      <CallToAction
        title={`Request a visit in ${name}`}
        text={`${closing} ${promises.confirmation}`}
      />
    </>
  );
}

export function ZipCard({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section aria-label="Your ZIP code" className="rounded-card bg-card p-5 shadow-card sm:p-8">
      <h2 className="mb-3 text-heading">{title}</h2>
      <ZipCheck />
      {children}
    </section>
  );
}

type LocalPetProps = { pet: LocalPetRecord; label: string; sizes: string };

export function LocalPet({ pet, label, sizes }: LocalPetProps) {
  return (
    <figure className="max-w-md">
      <PetSlider name={pet.petName} pair={pet} sizes={sizes} />
      <figcaption className="mt-3">
        <ArrowLink to={paths.transformation(pet.slug)}>{label}</ArrowLink>
      </figcaption>
    </figure>
  );
}
