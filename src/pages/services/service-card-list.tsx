import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { serviceCards } from '@/content/services/service-cards';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { buttonStyle } from '@/ui/button-style';
import { FoldMark, foldStyle } from '@/ui/disclosures';
import { Picture } from '@/ui/pictures/picture';
import { Unbroken } from '@/ui/unbroken';

export function ServiceCardList() {
  return (
    <ul className="space-y-4 sm:space-y-8 lg:space-y-10">
      {serviceCards.map((card) => (
        <li key={card.slug}>
          <ServiceCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ card }: { card: (typeof serviceCards)[number] }) {
  const { slug, madeFor, name, priceLine, duration, tagline, description, features, photo } = card;
  const catPage =
    madeFor === 'cat' ? (
      <ArrowLink to={paths.catGrooming}>For cats who dread the car</ArrowLink>
    ) : null;
  return (
    <article className="grid grid-cols-[min(6rem,28vw)_minmax(0,1fr)] overflow-hidden rounded-card bg-card shadow-card max-sm:gap-x-4 max-sm:p-4 max-sm:pb-2 sm:grid-cols-1 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Picture
        picture={photo.image}
        alt={photo.alt}
        sizes="(min-width: 48rem) 28rem, (min-width: 40rem) calc(100vw - 4rem), 9rem"
        className="max-sm:aspect-square max-sm:self-start max-sm:rounded-control sm:aspect-[16/10] md:aspect-auto md:h-full"
      />
      <div className="max-sm:contents sm:p-8 lg:px-10">
        <div className="max-sm:self-center">
          <div className="flex flex-wrap items-baseline gap-x-3 sm:gap-x-6">
            <h3 className="text-heading max-sm:w-full sm:mr-auto">
              <span className="max-sm:hidden">{name}</span>{' '}
              <Link to={paths.service(slug)} className="flex items-center gap-2 sm:hidden">
                {name}
                <ArrowRight aria-hidden className="size-4 shrink-0 text-accent" />
              </Link>
            </h3>
            <p className="font-display text-lg font-semibold tabular-nums sm:text-heading">
              {priceLine}
            </p>
            <p className="text-[0.95rem] text-muted sm:w-full">
              <Unbroken>{duration}</Unbroken>
            </p>
          </div>
          <p className="mt-1 leading-snug sm:hidden">{tagline}</p>
        </div>
        <div className="max-sm:hidden">
          <p className="mt-4 max-w-measure">
            <Unbroken>{description}</Unbroken>
          </p>
          <Features features={features} />
        </div>
        <details className="col-span-2 col-start-1 row-start-2 mt-3 border-t border-line pt-1 sm:hidden">
          <summary className={`${foldStyle} w-fit gap-2!`}>
            What’s in it
            <FoldMark />
          </summary>
          <p className="mt-2">{description}</p>
          <Features features={features} />
          {catPage}
        </details>
        <div className="flex items-end justify-between gap-x-8 max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-4 max-sm:self-start max-sm:justify-self-end sm:mt-5">
          <div className="flex flex-wrap gap-x-8 max-sm:hidden">
            <ArrowLink to={paths.service(slug)}>More about {name}</ArrowLink> {catPage}
          </div>{' '}
          <Link
            to={paths.booking({ service: slug })}
            aria-label={`Request a visit: ${name}`}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            Request a visit
          </Link>
        </div>
      </div>
    </article>
  );
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="my-4 grid gap-x-8 gap-y-2 lg:grid-cols-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 leading-snug">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-spruce" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
