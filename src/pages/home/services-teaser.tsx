import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { homeServices } from '@/content/home/home-services';
import { packagePrice } from '@/content/services/package-words';
import { serviceThumbnail } from '@/content/services/service-thumbnails';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { Thumbnail } from '@/ui/pictures/thumbnail';
import { usd } from '@shared/business/format';
import { nailTrimPrice } from '@shared/business/prices';

export function ServicesTeaser() {
  return (
    <section
      aria-labelledby="home-services"
      className="wrap grid gap-x-16 gap-y-5 py-8 sm:gap-y-8 sm:py-24 lg:grid-cols-[1fr_1.7fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="home-services" className="text-title">
          Our grooming services
        </h2>
        <p className="mt-2 max-w-[46ch] text-lead text-muted sm:mt-4 lg:max-w-[23em]">
          Pick one, or build a package and see its price.
        </p>
        <Link to={paths.services} className={`${buttonStyle({ variant: 'default' })} mt-4 sm:mt-6`}>
          All services and prices
        </Link>
      </div>
      <ul className="border-t border-line">
        {homeServices.map((service) => (
          <Line key={service.title} service={service} />
        ))}
      </ul>
    </section>
  );
}

/** A service without a page links to the list and its calculator. */
function Line({ service: { slug, text, title } }: { service: (typeof homeServices)[number] }) {
  return (
    <li className="group relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:gap-x-7 sm:py-5">
      <Thumbnail
        // Nail trims have no picture of their own, so the puppy's is shown.
        src={serviceThumbnail(slug ?? 'puppy-cut')}
        sizes="(min-width: 40rem) 112px, 56px"
        className="size-14 self-start rounded-control max-sm:mt-1 sm:size-28"
      />
      <div className="grow basis-32">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-heading">
            <Link
              to={slug ? paths.service(slug) : paths.services}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h3>
          <p className="flex items-center gap-2.5 font-display text-lg font-semibold tabular-nums">
            {slug ? `from ${packagePrice(slug)}` : `from ${usd(nailTrimPrice)}`}
            <ArrowRight
              aria-hidden
              className="size-5 text-accent transition-transform duration-200 group-hover:translate-x-1"
            />
          </p>
        </div>
        <p className="mt-0.5 max-w-[46ch] text-muted max-sm:text-[0.95rem] max-sm:leading-snug">
          {text}
        </p>
      </div>
    </li>
  );
}
