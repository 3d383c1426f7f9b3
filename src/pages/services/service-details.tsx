import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FullService } from '@/content/services/service-pages';
import { serviceThumbnail } from '@/content/services/service-thumbnails';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { Thumbnail } from '@/ui/pictures/thumbnail';
import { Section } from '@/ui/section';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';
import { lowestPrice, petSizes } from '@shared/business/prices';

export function ServiceDetails({ service }: { service: FullService }) {
  const { about, included, madeFor, title, whatToExpect } = service;
  return (
    <>
      <PriceStrip service={service} />
      <Section title={`About ${title}`}>
        <div className="mt-3 max-w-measure space-y-3 sm:text-lead">
          {about.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken>{paragraph}</Unbroken>
            </p>
          ))}
        </div>
        {madeFor === 'cat' ? (
          <p className="mt-4">
            <ArrowLink to={paths.catGrooming}>Why cats prefer the van</ArrowLink>
          </p>
        ) : null}
      </Section>
      <Section title="What’s Included">
        <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {included.map((line) => (
            <li key={line} className="flex gap-3 leading-snug">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-spruce" />
              {line}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What to Expect">
        <ol className="mt-4 space-y-4 sm:mt-8 sm:space-y-6">
          {whatToExpect.map((step, index) => (
            <Step key={step.title} {...step} number={index + 1} />
          ))}
        </ol>
      </Section>
    </>
  );
}

type StepProps = FullService['whatToExpect'][number] & { number: number };

function Step({ number, title, description }: StepProps) {
  return (
    <li className="flex flex-wrap">
      <span className="w-11 font-display text-title leading-none font-semibold text-copper">
        {number}
      </span>
      <div className="grow basis-32">
        <h3 className="font-sans text-lg tracking-normal">{title}</h3>
        <p className="mt-1 leading-snug text-muted">
          <Unbroken>{description}</Unbroken>
        </p>
      </div>
    </li>
  );
}

function PriceStrip({ service }: { service: FullService }) {
  return (
    <Section title="Prices by size">
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-2 gap-y-4 border-y border-line py-4 sm:py-6">
        {petSizes.map(({ id, label, weight }) => (
          <div key={id} className="flex flex-col justify-between">
            <dt className="leading-snug text-muted">
              <span className="font-semibold text-dusk">{label}</span>{' '}
              <span className="block text-[0.95rem]">{weight}</span>
            </dt>
            <dd className="mt-1 font-display text-2xl font-semibold tabular-nums">
              {usd(service.prices[id])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-measure text-muted">
        <Unbroken>{service.priceNote}</Unbroken>
      </p>
    </Section>
  );
}

export function RelatedServices({ services }: { services: FullService['related'] }) {
  return (
    <Section title="You May Also Like" className="wrap mt-10 sm:mt-20">
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {services.map(({ slug, title, tagline, prices }) => (
          <li key={slug}>
            <Link
              to={paths.service(slug)}
              className="group flex flex-wrap items-center gap-x-4 gap-y-2 py-3 sm:gap-x-7"
            >
              <Thumbnail
                src={serviceThumbnail(slug)}
                sizes="(min-width: 40rem) 80px, 64px"
                className="size-14 rounded-control sm:size-20"
              />
              <span className="flex grow basis-32 items-center gap-x-4 sm:gap-x-7">
                <span className="grow items-center gap-x-7 sm:grid sm:grid-cols-[17rem_minmax(0,1fr)]">
                  <span className="block text-lg font-semibold underline-offset-4 group-hover:underline">
                    {title}
                  </span>{' '}
                  <span className="block text-muted max-sm:leading-snug">
                    {tagline}, from {usd(lowestPrice(prices))}
                  </span>
                </span>
                <ArrowRight
                  aria-hidden
                  className="size-5 shrink-0 text-accent transition-transform duration-150 group-hover:translate-x-1 max-sm:mt-1 max-sm:self-start"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
