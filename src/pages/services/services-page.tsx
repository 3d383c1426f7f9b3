import { VanTour } from './van-tour';
import { processSteps } from '@/content/home/process-steps';
import { vanInside, vanTour } from '@/content/home/van-tour';
import { safety } from '@/content/license-words';
import { extraCosts } from '@/content/services/extra-costs';
import { packagePrice } from '@/content/services/package-words';
import { serviceCards } from '@/content/services/service-cards';
import { servicePhoto } from '@/content/services/service-photos';
import { PriceCalculator } from '@/features/price-calculator/price-calculator';
import { BookOrBrowse, CallToAction, FirstSteps } from '@/sections/call-to-action';
import { FoldedVisitTopics } from '@/sections/folded-visit-topics';
import { SplitHeader } from '@/sections/split-header';
import { SwipeRow } from '@/sections/swipe-row';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { offerCatalog } from '@/seo/structured-data/offer-catalog';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/pictures/picture';
import { Section } from '@/ui/section';
import { Unbroken } from '@/ui/unbroken';
import { beforeYourVisit } from '@shared/business/before-your-visit';
import { policy, rangeInUsd } from '@shared/business/policy';
import { addOns, highestPrice, lowestPrice } from '@shared/business/prices';
import { promises } from '@shared/business/promises';

const meta = pageMetadata({
  title: 'Dog & Cat Grooming Packages and Prices',
  description:
    'Grooming packages in the van at your Denver curb: full groom, bath and brush, first puppy groom, senior comfort and cats.',
  keywords: [
    'mobile grooming prices Denver',
    'full groom',
    'dog bath and brush',
    'puppy grooming',
    'cat grooming',
  ],
  path: paths.services,
});

const packages = serviceCards.map(({ title, prices, priceShape, slug }) => ({
  name: title,
  path: paths.service(slug),
  from: lowestPrice(prices),
  to: priceShape === 'range' ? highestPrice(prices) : undefined,
}));

const prices = offerCatalog(meta, { packages, addOns, extras: extraCosts });

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} nodes={[prices]} />
      <SplitHeader
        picture={servicePhoto('spa-bath')}
        title="Dog and cat grooming at your door"
        lead={`Baths from ${packagePrice('spa-bath')}, full grooms from ${packagePrice('full-groom')}, cats from ${packagePrice('cat-grooming')}. Every package is priced by size. No travel fee in most of Denver.`}
      >
        <FirstSteps />
      </SplitHeader>
      <div className="wrap pt-8 sm:pt-14">
        <PriceCalculator />
        <ExtraCosts />
      </div>
      <VanTour title="Look inside the van" picture={vanInside} stops={vanTour} />
      <ProcessSteps />
      <Section
        title="Before your visit"
        className="wrap mt-10 grid items-start gap-x-14 gap-y-4 sm:mt-20 lg:grid-cols-2"
      >
        <FoldedVisitTopics groups={beforeYourVisit} safety={safety} />
      </Section>
      <CallToAction
        title="Ready to pick a day?"
        text={`A request takes two minutes and costs nothing. ${promises.confirmation}`}
      >
        <BookOrBrowse more={{ label: 'Read the FAQ', path: paths.faq }} />
      </CallToAction>
    </>
  );
}

function ExtraCosts() {
  return (
    <section aria-labelledby="extra-costs" className="mt-8">
      <h3 id="extra-costs" className="text-heading">
        Other prices
      </h3>
      <dl className="mt-3 grid gap-x-10 border-y border-line py-1 sm:grid-cols-2">
        {extraCosts.map(({ name, range, note }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-6 py-1.5">
            <dt className="grow basis-32 leading-snug">
              <span className="font-semibold">{name}</span>{' '}
              <span className="block text-[0.95rem] text-muted">{note}</span>
            </dt>
            <dd className="font-display text-lg font-semibold whitespace-nowrap tabular-nums">
              {rangeInUsd(range)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-measure leading-snug text-muted">
        A skunk adds {rangeInUsd(policy.skunk)} to a bath. Anything else is a Custom Service, which
        we quote before we come. {policy.refusedVisit}
      </p>
    </section>
  );
}

function ProcessSteps() {
  return (
    <SwipeRow
      title="How a visit goes"
      thing="step"
      items={processSteps.map((step, index) => ({
        key: step.title,
        content: (
          <>
            <Picture
              picture={step.image}
              alt=""
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 86vw"
              className="aspect-[2/1] rounded-control sm:aspect-[3/2]"
            />
            <h3 className="mt-3 font-sans text-lg tracking-normal">
              {`${index + 1}. `}
              <span>{step.title}</span>
            </h3>
            <p className="mt-1 leading-snug text-muted">
              <Unbroken>{step.text}</Unbroken>
            </p>
          </>
        ),
      }))}
      grid="lg:grid-cols-4"
      className="wrap mt-10 sm:mt-20"
    />
  );
}
