import { Check } from 'lucide-react';
import { serviceCards } from '@/content/services/service-cards';
import { serviceThumbnail } from '@/content/services/service-thumbnails';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { Fold } from '@/ui/fold';
import { Picture } from '@/ui/pictures/picture';
import { Thumbnail } from '@/ui/pictures/thumbnail';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';
import type { PetSize } from '@shared/business/prices';

type PackageCardsProps = {
  chosen: string | undefined;
  /** All prices are exact once it is chosen. */
  size: PetSize | undefined;
  onChoose: (slug: string) => void;
};

export function PackageCards({ chosen, size, onChoose }: PackageCardsProps) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-display text-heading font-semibold sm:mb-4">2. Service</legend>
      <ul className="space-y-2 sm:space-y-5">
        {serviceCards.map((card) => (
          <li key={card.slug}>
            <PackageCard
              card={card}
              size={size}
              isChosen={card.slug === chosen}
              onChoose={() => onChoose(card.slug)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type PackageCardProps = {
  card: (typeof serviceCards)[number];
  size: PetSize | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function PackageCard({ card, size, isChosen, onChoose }: PackageCardProps) {
  const { slug, title, prices, priceLine, duration, tagline, photo } = card;
  return (
    <article className="overflow-hidden rounded-card border border-line bg-card has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <Picture
        picture={photo.image}
        alt={photo.alt}
        sizes="(min-width: 48rem) 28rem, 1px"
        className="max-md:hidden"
      />
      <div>
        <label className="group flex cursor-pointer flex-wrap items-start gap-3 p-3 pb-0 has-checked:bg-accent-soft sm:px-5 sm:pt-5 sm:pb-3">
          <input
            type="radio"
            name="service"
            value={slug}
            checked={isChosen}
            onChange={onChoose}
            className="sr-only"
          />
          <Thumbnail
            src={serviceThumbnail(slug)}
            sizes="80px"
            className="size-[min(5rem,19vw)] rounded-control md:hidden"
          />
          <span className="min-w-0 grow basis-32">
            <span className="flex items-start gap-3">
              <span className="flex grow flex-wrap justify-between gap-x-3 font-display text-lg leading-tight font-semibold max-sm:flex-col sm:text-xl">
                <span>{title}</span>{' '}
                <span className="whitespace-nowrap tabular-nums">
                  {size ? usd(prices[size]) : priceLine}
                </span>
              </span>
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full border border-edge text-white card-chosen:border-accent card-chosen:bg-accent"
              >
                <Check className="size-4" />
              </span>
            </span>{' '}
            <span className="mt-1 block text-[0.9rem] leading-snug text-muted">
              <Unbroken>{`${duration}. ${tagline}`}</Unbroken>
            </span>
          </span>
        </label>
        <div className="max-sm:hidden sm:px-5">
          <PackageWords card={card} size={size} />
        </div>
        <Fold
          title="What’s in it"
          look="w-fit gap-2! text-[0.95rem] text-muted"
          className="px-3 sm:hidden"
        >
          <PackageWords card={card} size={size} />
        </Fold>
      </div>
    </article>
  );
}

function PackageWords({ card, size }: Pick<PackageCardProps, 'card' | 'size'>) {
  const { slug, name, madeFor, description, features } = card;
  return (
    <>
      <p className="mt-1 max-w-measure">
        <Unbroken>{description}</Unbroken>
      </p>
      <ul className="mt-3 space-y-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3 leading-snug">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-spruce" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-2 flex flex-wrap gap-x-8">
        <ArrowLink to={paths.service(slug, size)}>More about {name}</ArrowLink>{' '}
        {madeFor === 'cat' ? (
          <ArrowLink to={paths.catGrooming}>For cats who dread the car</ArrowLink>
        ) : null}
      </p>
    </>
  );
}
