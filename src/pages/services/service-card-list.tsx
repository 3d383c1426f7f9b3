import { Check } from 'lucide-react';
import type { SiteLink } from '@/site/navigation';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { Picture } from '@/ui/picture';

type Card = {
  readonly slug: string;
  readonly name: string;
  readonly priceLine: string;
  readonly duration: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly photo: { readonly image: PictureFile; readonly alt: string };
  /** A page for those whom the package is for. */
  readonly more?: SiteLink | undefined;
};

/** The packages as a menu: one wide entry each, with its price line and the way to its page. */
export function ServiceCardList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="space-y-8 lg:space-y-10">
      {cards.map((card) => (
        <li key={card.slug}>
          <ServiceCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ card }: { card: Card }) {
  const { slug, name, priceLine, duration, description, features, photo, more } = card;
  return (
    <article className="grid overflow-hidden rounded-card bg-card shadow-card md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Picture
        picture={photo.image}
        alt={photo.alt}
        sizes="(min-width: 48rem) 28rem, calc(100vw - 2.5rem)"
        className="aspect-[16/10] md:aspect-auto md:h-full"
      />
      <div className="p-6 sm:p-8 lg:px-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-heading">{name}</h3>
          <p className="font-display text-heading font-semibold text-accent-deep tabular-nums">
            {priceLine}
          </p>
        </div>
        <p className="text-[0.95rem] text-muted">{duration}</p>
        <p className="mt-4 max-w-measure">{description}</p>
        <ul className="mt-5 grid gap-x-8 gap-y-2 lg:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5 leading-snug">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-x-8">
          <ArrowLink to={paths.service(slug)}>More about {name}</ArrowLink>{' '}
          {more ? <ArrowLink to={more.path}>{more.label}</ArrowLink> : null}
        </div>
      </div>
    </article>
  );
}
