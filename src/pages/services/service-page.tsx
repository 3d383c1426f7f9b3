import { Link, useParams } from 'react-router-dom';
import { petSizes } from '@/content/pet-sizes';
import { findServicePage } from '@/content/services/service-pages';
import { CallToAction } from '@/sections/call-to-action';
import { FaqSection } from '@/sections/faq-section';
import { ServiceDetails } from '@/sections/service-details';
import { ServicePriceStrip } from '@/sections/service-price-strip';
import { ServiceRelated } from '@/sections/service-related';
import { ServiceTransformations } from '@/sections/service-transformations';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { Component as NotFoundPage } from '../not-found-page';
import { ServiceBand } from './service-band';
import { ServiceBooking } from './service-booking';

type FoundService = NonNullable<ReturnType<typeof findServicePage>>;

export function Component() {
  const service = findServicePage(useParams().slug);
  if (!service) return <NotFoundPage />;

  const { title, slug, metaDescription: description, related } = service;
  const path = paths.service(slug);
  return (
    <>
      <PageHead meta={pageMeta({ title: `${title} at Your Door`, description, path })} />
      <ServiceBand service={service} />
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', path: paths.home },
            { label: 'Services', path: paths.services },
            { label: title, path },
          ]}
        />
      </div>
      <div className="wrap grid items-start gap-x-14 gap-y-16 pt-8 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <ServiceWords service={service} />
        <ServiceBooking key={slug} title={title} slug={slug} />
      </div>
      <ServiceRelated services={related} />
      <CallToAction
        title="Your curb, on a day that suits you"
        text="Send a request now and we confirm within 2 hours. Cancelling is free up to 4 hours before the appointment."
      >
        <Link
          to={paths.booking({ service: slug })}
          className={buttonStyle({ variant: 'hero', size: 'lg' })}
        >
          Schedule Now
        </Link>
      </CallToAction>
    </>
  );
}

function ServiceWords({ service }: { service: FoundService }) {
  const { prices, isPricedByWeight, priceNote, transformations, faqs } = service;
  const priceList = petSizes.map(({ id, label, weight }) => ({
    label,
    weight: isPricedByWeight ? weight : undefined,
    price: prices[id],
  }));
  return (
    <>
      <div className="space-y-16">
        <ServiceDetails {...service} />
        <ServicePriceStrip prices={priceList} note={priceNote} />
      </div>
      <div
        className={classNames(
          'grid gap-x-14 gap-y-16 lg:col-span-2 lg:row-start-2',
          transformations && 'lg:grid-cols-2',
        )}
      >
        {transformations ? <ServiceTransformations transformations={transformations} /> : null}
        <FaqSection title="Good to know" faqs={faqs} />
      </div>
    </>
  );
}
