import { Check } from 'lucide-react';
import { type ReactNode, memo, useMemo, useState } from 'react';
import { type Params, useParams, useSearchParams } from 'react-router-dom';
import { LazyNotFound } from '../lazy-not-found';
import { RelatedServices, ServiceDetails } from './service-details';
import { lazyLoad } from '@/browser/lazy-component';
import { findService, type services } from '@/content/services';
import { importServicePage } from '@/content/services/import-service-page';
import { type FullService, fullService } from '@/content/services/service-pages';
import { BookingForm } from '@/features/booking/form/booking-form';
import { useSentRequest } from '@/features/booking/submission/sent-request';
import { BookLink, CallToAction, FirstSteps } from '@/sections/call-to-action';
import { FaqSection } from '@/sections/faq-section';
import { PetSliders } from '@/sections/pet-slider';
import { SplitHeader } from '@/sections/split-header';
import { Testimonials } from '@/sections/testimonials';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { breadcrumbList } from '@/seo/structured-data/breadcrumb-list';
import { faqPage } from '@/seo/structured-data/faq-page';
import { serviceNode } from '@/seo/structured-data/service-node';
import { paths } from '@/site/paths';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';
import { findPetSize, lowestPrice, petSizes } from '@shared/business/prices';
import { promises } from '@shared/business/promises';
import { closingTime, freeCancelHours } from '@shared/time/hours';

const servicePages = lazyLoad(importServicePage, { canFail: true });

export const prepare = ({ slug = '' }: Readonly<Params>) =>
  findService(slug) ? servicePages.load(slug) : LazyNotFound.load();

export function Component() {
  const service = findService(useParams().slug);
  return service ? <PackagePage summary={service} /> : <LazyNotFound />;
}

type PackagePageProps = { summary: (typeof services)[number] };

/** The same for all history entries, which are the steps of its form. */
const PackagePage = memo(function PackagePage({ summary }: PackagePageProps) {
  const service = fullService(summary, servicePages.use(summary.slug));
  const { title, slug, related, faqs, madeFor, prices } = service;
  const meta = pageMetadata({
    title: `${title} at Your Door`,
    description: service.metaDescription,
    keywords: [title, `mobile ${title.toLowerCase()} Denver`, 'pet grooming at home'],
    path: paths.service(slug),
  });
  const breadcrumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Services', path: paths.services },
    { label: title, path: paths.service(slug) },
  ];
  return (
    <>
      <MetadataTags
        meta={meta}
        nodes={[
          breadcrumbList(meta, breadcrumbs),
          serviceNode(meta, {
            name: title,
            kind: madeFor === 'cat' ? 'Cat grooming' : 'Pet grooming',
            prices: petSizes.map(({ id, label }) => ({
              label,
              price: prices[id],
              path: paths.booking({ service: slug, size: id }),
            })),
          }),
          faqPage(meta, faqs),
        ]}
      />
      <ServiceHeader service={service} crumbs={<Breadcrumbs crumbs={breadcrumbs} />} />
      <AtAGlance service={service} />
      <div className="wrap grid items-start gap-x-14 gap-y-10 pt-8 sm:gap-y-16 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <ServiceWords service={service} />
        <ServiceBooking key={slug} title={title} slug={slug} />
      </div>
      <RelatedServices services={related} />
      <CallToAction
        title="Book a day that works for you"
        text={`Nothing to pay now. ${promises.confirmation}`}
      >
        <BookLink service={slug}>Schedule Now</BookLink>
      </CallToAction>
    </>
  );
});

function ServiceWords({ service }: { service: FullService }) {
  const { faqs, testimonial, transformations } = service;
  return (
    <>
      <div className="min-w-0 space-y-10 sm:space-y-20">
        <ServiceDetails service={service} />
      </div>
      <div className="min-w-0 space-y-10 sm:space-y-16 lg:col-span-2 lg:row-start-2">
        {transformations ? <PetSliders title="Transformations" pairs={transformations} /> : null}
        {testimonial ? (
          <Testimonials title="What a customer says" testimonials={[testimonial]} />
        ) : null}
        <FaqSection isWide title="Good to know" faqs={faqs} />
      </div>
    </>
  );
}

/** On a phone a button opens it. Its own buttons do not stick to the bottom, where phones have the action bar. */
function ServiceBooking({ title, slug }: { title: string; slug: string }) {
  const [query] = useSearchParams();
  const size = findPetSize(query.get('size'))?.id;
  const prefill = useMemo(() => ({ service: slug, ...(size && { size }) }), [slug, size]);
  const { isShown: isSent } = useSentRequest(prefill);
  const [isOpened, setIsOpened] = useState(false);
  const isShown = isOpened || isSent;

  return (
    <aside
      aria-label={`Book ${title}`}
      className="lg:col-start-2 lg:row-start-1 [&_.sticky]:static"
    >
      {isShown ? null : (
        <Button
          variant="outline"
          size="lg"
          className="w-full lg:hidden"
          onClick={() => setIsOpened(true)}
        >
          Book it here, in three steps
        </Button>
      )}
      <div
        // The button is gone, so focus moves on.
        ref={isOpened ? focusOn : undefined}
        tabIndex={-1}
        className={isShown ? undefined : 'max-lg:hidden'}
      >
        {isSent ? null : (
          <p className="mb-4 font-display text-heading font-semibold">
            Book it here, in three steps
          </p>
        )}
        <BookingForm mode="suggest" prefill={prefill} headingLevel={2} />
      </div>
    </aside>
  );
}

function focusOn(form: HTMLElement | null) {
  form?.focus();
}

function ServiceHeader({ service, crumbs }: { service: FullService; crumbs: ReactNode }) {
  const { title, subtitle, duration, photo, prices, slug } = service;
  return (
    <SplitHeader title={title} lead={subtitle} crumbs={crumbs} picture={photo}>
      <p className="mb-2 flex w-full flex-wrap items-center gap-x-8 gap-y-2 text-lead">
        <span>
          <Unbroken>{duration}</Unbroken>
        </span>{' '}
        <span className="font-display text-heading font-semibold">
          Starting at {usd(lowestPrice(prices))}
        </span>
      </p>
      <FirstSteps service={slug} book="Book This Service" />
    </SplitHeader>
  );
}

function AtAGlance({ service }: { service: FullService }) {
  return (
    <Section title="At a glance" look="sr-only" className="wrap pt-6 sm:pt-10">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),auto))] gap-x-3 gap-y-4 lg:grid-cols-4">
        {shortFacts(service).map(({ fact, note }) => (
          <li key={note} className="flex gap-2 leading-snug">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            <span>
              <strong className="block font-semibold">
                <Unbroken>{fact}</Unbroken>
              </strong>{' '}
              <span className="text-[0.95rem] text-muted">{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function shortFacts({ duration, groomer }: FullService) {
  return [
    { fact: 'No deposit', note: 'pay afterward' },
    { fact: duration, note: `we finish by ${closingTime}` },
    { fact: groomer, note: 'usually comes' },
    { fact: 'Free to cancel', note: `up to ${freeCancelHours} hours before` },
  ];
}
